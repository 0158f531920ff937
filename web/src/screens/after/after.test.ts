import { beforeAll, expect, test } from "vitest";
import type { AnyView } from "../../messages";
import { settings } from "../../settings.svelte";
import { learn, say } from "../../words/words.svelte";
import { accountOf, consolation, headline } from "./account";

const names = ["Anna", "Ben", "Cleo"];
const storiesOf = (view: AnyView) =>
  accountOf(view, names).stories.map(({ id, facts }) => say(`after-story-${id}`, facts));
const over = (game: string, end: string, scores: number[], ranks: number[], seats: object[]) =>
  ({ game, end, scores, ranks, seats }) as unknown as AnyView;

beforeAll(async () => {
  settings.language = "en";
  await learn("page");
});

test("Blues: who had most jokers lost five mice", () => {
  const seats = [
    { mice: 7, jokers: 4 },
    { mice: 8, jokers: 1 },
    { mice: 3, jokers: 4 },
  ];
  const view = over("katzenjammer_blues", "deck", [2, 8, -2], [2, 1, 3], seats);
  expect(accountOf(view, names).figures).toEqual([
    [7, 4, -5, 2],
    [8, 1, 0, 8],
    [3, 4, -5, -2],
  ]);
  expect(storiesOf(view)).toEqual([
    "Game over: the deck has run out.",
    "Anna and Cleo have the most jokers (4 each) and lose five mice each.",
  ]);
});

test("Blues: without jokers nobody loses, and of equals fewer jokers win", () => {
  const seat = { mice: 5, jokers: 0 };
  expect(storiesOf(over("katzenjammer_blues", "mice", [5, 5, 5], [1, 1, 1], [seat, seat, seat]))[1]).toBe(
    "Nobody has a joker, so nobody loses any mice.",
  );
  const seats = [
    { mice: 5, jokers: 1 },
    { mice: 5, jokers: 0 },
    { mice: 0, jokers: 2 },
  ];
  expect(storiesOf(over("katzenjammer_blues", "mice", [5, 5, -5], [2, 1, 3], seats)).at(-1)).toBe(
    "Tied on mice: fewer jokers wins.",
  );
});

test("Katze: cards and mice add up, and saved mice can decide", () => {
  const seats = [
    { points: 20, won: ["15", "5"] },
    { points: 26, won: ["15", "11"] },
    { points: -8, won: ["-8"] },
  ];
  const view = over("katze_im_sack", "played", [30, 27, 5], [1, 2, 3], seats);
  const { figures, notes } = accountOf(view, names);
  expect(figures).toEqual([
    [20, 10, 30],
    [26, 1, 27],
    [-8, 13, 5],
  ]);
  expect(notes[2]).toBe("−8");
  expect(storiesOf(view)[1]).toBe("Ben won the best cards, but Anna saved more mice.");
});

test("Maus: of equals the one with more chips", () => {
  const seats = [
    { cards: 40, chips: 2 },
    { cards: 40, chips: 5 },
    { cards: 9, chips: 2 },
  ];
  const view = over("maus_pass_auf", "chips", [40, 40, 9], [2, 1, 3], seats);
  expect(accountOf(view, names).figures[1]).toEqual([5, 40]);
  expect(storiesOf(view)).toEqual(["Game over: the last chip is gone.", "Tied on cards: the chips decide."]);
});

test("Mau Mau: what is left counts", () => {
  const view = over("mau_mau", "out", [14, 0, 29], [2, 1, 3], [{ cards: 2 }, { cards: 0 }, { cards: 5 }]);
  expect(storiesOf(view)).toEqual(["Ben has no cards left; the others hold 43 points."]);
  const long = over("mau_mau", "limit", [14, 9, 29], [2, 1, 3], [{ cards: 2 }, { cards: 1 }, { cards: 5 }]);
  expect(storiesOf(long)[1]).toBe("Nobody got rid of all their cards; 52 points are left in hand.");
});

test.each([
  { ranks: [1, 2, 3], me: 0, what: "game", sentence: "You win!", comfort: null },
  { ranks: [2, 1, 3], me: 0, what: "series", sentence: "Ben wins the series", comfort: "You came second." },
  {
    ranks: [2, 1, 3],
    me: 2,
    what: "game",
    sentence: "Ben wins",
    comfort: "You came third. Even cats fall off the table sometimes.",
  },
  { ranks: [1, 1, 3], me: 0, what: "game", sentence: "You share the win with Ben", comfort: null },
  { ranks: [1, 1, 1], me: null, what: "game", sentence: "Anna, Ben, and Cleo share the win", comfort: null },
] as const)("$ranks seen by $me: $sentence", ({ ranks, me, what, sentence, comfort }) => {
  const outcome = { ranks: [...ranks], names, me, what };
  expect([headline(outcome), consolation(outcome)]).toEqual([sentence, comfort]);
});
