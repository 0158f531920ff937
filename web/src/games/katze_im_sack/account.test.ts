import { beforeAll, expect, test } from "vitest";
import type { KatzeView } from "../../messages";
import { say, speak } from "../../words/words.svelte";
import { account } from "./account";

const names = ["Anna", "Ben", "Cleo"];
const storiesOf = (view: KatzeView) => account(view, names).stories.map(({ id, facts }) => say(id, facts));
const over = (end: string, scores: number[], ranks: number[], seats: object[]) =>
  ({ game: "katze_im_sack", end, scores, ranks, seats }) as unknown as KatzeView;

beforeAll(() => speak("en"));

test("cards and mice add up, and saved mice can decide", () => {
  const seats = [
    { points: 20, won: ["15", "5"] },
    { points: 26, won: ["15", "11"] },
    { points: -8, won: ["-8"] },
  ];
  const view = over("played", [30, 27, 5], [1, 2, 3], seats);
  const { figures, notes } = account(view, names);
  expect(figures).toEqual([
    [20, 10, 30],
    [26, 1, 27],
    [-8, 13, 5],
  ]);
  expect(account(view, names).heads.map((head) => say(head))).toEqual(["Cards", "Mice", "Total"]);
  expect(notes[2]).toBe("−8");
  expect(storiesOf(view)[1]).toBe("Ben won the best cards, but Anna saved more mice.");
});
