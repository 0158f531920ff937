import { beforeAll, expect, test } from "vitest";
import type { MausView } from "../../messages";
import { say, speak } from "../../words/words.svelte";
import { account } from "./account";

const storiesOf = (view: MausView) => account(view).stories.map(({ id, facts }) => say(id, facts));
const over = (end: string, scores: number[], ranks: number[], seats: object[]) =>
  ({ game: "maus_pass_auf", end, scores, ranks, seats }) as unknown as MausView;

beforeAll(() => speak("en"));

test("of equals the one with more chips", () => {
  const seats = [
    { cards: 40, chips: 2 },
    { cards: 40, chips: 5 },
    { cards: 9, chips: 2 },
  ];
  const view = over("chips", [40, 40, 9], [2, 1, 3], seats);
  expect(account(view).figures[1]).toEqual([5, 40]);
  expect(account(view).heads.map((head) => say(head))).toEqual(["Chips", "Cards"]);
  expect(storiesOf(view)).toEqual(["Game over: the last chip is gone.", "Tied on cards: the chips decide."]);
});
