import { beforeAll, expect, test } from "vitest";
import type { MauView } from "../../messages";
import { say, speak } from "../../words/words.svelte";
import { account } from "./account";

const names = ["Anna", "Ben", "Cleo"];
const storiesOf = (view: MauView) => account(view, names).stories.map(({ id, facts }) => say(id, facts));
const over = (end: string, scores: number[], ranks: number[], seats: object[]) =>
  ({ game: "mau_mau", end, scores, ranks, seats }) as unknown as MauView;

beforeAll(() => speak("en"));

test("what is left counts", () => {
  const view = over("out", [14, 0, 29], [2, 1, 3], [{ cards: 2 }, { cards: 0 }, { cards: 5 }]);
  expect(storiesOf(view)).toEqual(["Ben has no cards left; the others hold 43 points."]);
  expect(account(view, names).heads.map((head) => say(head))).toEqual(["Cards left", "Points"]);
  const long = over("limit", [14, 9, 29], [2, 1, 3], [{ cards: 2 }, { cards: 1 }, { cards: 5 }]);
  expect(storiesOf(long)[1]).toBe("Nobody got rid of all their cards; 52 points are left in hand.");
});
