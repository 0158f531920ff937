import { beforeAll, expect, test } from "vitest";
import type { BluesView } from "../../messages";
import { say, speak } from "../../words/words.svelte";
import { account } from "./account";

const names = ["Anna", "Ben", "Cleo"];
const storiesOf = (view: BluesView) => account(view, names).stories.map(({ id, facts }) => say(id, facts));
const over = (end: string, scores: number[], ranks: number[], seats: object[]) =>
  ({ game: "katzenjammer_blues", end, scores, ranks, seats }) as unknown as BluesView;

beforeAll(() => speak("en"));

test("who had most jokers lost five mice", () => {
  const seats = [
    { mice: 7, jokers: 4, penalty: 5 },
    { mice: 8, jokers: 1, penalty: 0 },
    { mice: 3, jokers: 4, penalty: 5 },
  ];
  const view = over("deck", [2, 8, -2], [2, 1, 3], seats);
  expect(account(view, names).figures).toEqual([
    [7, 4, -5, 2],
    [8, 1, 0, 8],
    [3, 4, -5, -2],
  ]);
  expect(account(view, names).heads.map((head) => say(head))).toEqual(["Mice", "Jokers", "Penalty", "Result"]);
  expect(storiesOf(view)).toEqual([
    "Game over: the deck has run out.",
    "Anna and Cleo have the most jokers (4 each) and lose five mice each.",
  ]);
});

test("without jokers nobody loses, and of equals fewer jokers win", () => {
  const seat = { mice: 5, jokers: 0, penalty: 0 };
  expect(storiesOf(over("mice", [5, 5, 5], [1, 1, 1], [seat, seat, seat]))[1]).toBe(
    "Nobody has a joker, so nobody loses any mice.",
  );
  const seats = [
    { mice: 5, jokers: 1, penalty: 0 },
    { mice: 5, jokers: 0, penalty: 0 },
    { mice: 0, jokers: 2, penalty: 5 },
  ];
  const ties = (view: BluesView) => account(view, names).ties.map(({ id, facts }) => say(id, facts));
  expect(ties(over("mice", [5, 5, -5], [2, 1, 3], seats))).toEqual([
    "As many mice, but fewer jokers: Ben ahead of Anna.",
  ]);
});
