import { beforeAll, expect, test } from "vitest";
import type { MausView } from "../../messages";
import { say, speak } from "../../words/words.svelte";
import { account } from "./account";

const names = ["Anna", "Ben", "Cleo"];
const tiesOf = (view: MausView) => account(view, names).ties.map(({ id, facts }) => say(id, facts));
const storiesOf = (view: MausView) => account(view, names).stories.map(({ id, facts }) => say(id, facts));
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
  expect(account(view, names).figures[1]).toEqual([5, 40]);
  expect(account(view, names).heads.map((head) => say(head))).toEqual(["Chips", "Cards"]);
  expect(storiesOf(view)).toEqual(["Game over: the last chip is gone."]);
  expect(tiesOf(view)).toEqual(["As many cards, but more chips: Ben ahead of Anna."]);
});

test("players who are level in everything share a place", () => {
  const seats = [9, 40, 9].map((cards) => ({ cards, chips: 1 }));
  expect(tiesOf(over("chips", [9, 40, 9], [2, 1, 2], seats))).toEqual([
    "Anna and Cleo share place 2: as many cards and as many chips.",
  ]);
});
