import { expect, test } from "vitest";
import { countCards } from "./moves";
import {
  cardsForBid,
  defaultFoursome,
  foursomesIn,
  intendedBid,
  intendedFoursome,
  intendedPayment,
  NO_SELECTION,
  paymentsIn,
  pickBid,
  readFoursome,
  shownCards,
  tapForBid,
  tapForFoursome,
  tapForPayment,
} from "./selection";

const HAND = countCards("1224J");
const BIDS = ["pass", "bid 2d", "bid 2x1", "bid 2x2", "bid 2x4", "bid 3d", "bid 3x2", "bid 4d"];
const taps = (kinds: string, moves = BIDS) =>
  [...kinds].reduce((selection, kind) => tapForBid(selection, kind, moves, HAND) ?? selection, NO_SELECTION);

test.each([
  ["2", "bid 2x2"],
  ["22", "bid 3x2"],
  ["222", null],
  ["12", "bid 2d"],
  ["124", "bid 3d"],
  ["1244", "bid 2d"],
  ["122", "bid 2x1"],
  ["2J", "bid 3x2"],
  ["2JJ", null],
  ["124J", "bid 4d"],
  ["J", "bid 2x1"],
])("taps on %s make %s", (kinds, move) => {
  expect(taps(kinds).move).toBe(move);
});

test("where different cards are too low, another value starts again", () => {
  expect(taps("24", ["pass", "bid 2x2", "bid 2x4"])).toEqual({ move: "bid 2x4", values: "4" });
});

test("a tap on a value that can't be bid selects nothing, but aims at a bid", () => {
  expect(tapForBid(NO_SELECTION, "1", ["pass", "bid 3x2"], HAND)).toBeNull();
  expect(intendedBid(NO_SELECTION, "1", HAND)).toBe("bid 2x1");
  expect(intendedBid(NO_SELECTION, "J", HAND)).toBe("bid 1x5");
  expect(intendedBid({ move: "bid 4d", values: "124" }, "J", HAND)).toBe("bid 5d");
});

test("a bid from the grid selects the cards that would pay it", () => {
  const selection = pickBid("bid 3d", HAND);
  expect(selection).toEqual({ move: "bid 3d", values: "124" });
  expect(cardsForBid(selection, HAND)).toBe("124");
  expect(cardsForBid(pickBid("bid 3x2", HAND), HAND)).toBe("22J");
  expect(cardsForBid(NO_SELECTION, HAND)).toBe("");
});

const selected = (move: string) => ({ move, values: "" });

test("payments: fewest jokers first, then single and low cards", () => {
  expect(paymentsIn(["pay 2JJ", "pay 22J"], countCards("22JJ"))).toEqual(["pay 22J", "pay 2JJ"]);
  expect(paymentsIn(["pay 12", "pay 24", "pay 14", "pay 1J"], countCards("1224J"))[0]).toBe("pay 14");
});

test("equal cards: every tap on the jokers adds one, then they go back", () => {
  const [moves, hand] = [["pay 22J", "pay 2JJ"], countCards("22JJ")];
  expect(tapForPayment(selected("pay 22J"), "J", moves, hand)?.move).toBe("pay 2JJ");
  expect(tapForPayment(selected("pay 2JJ"), "J", moves, hand)?.move).toBe("pay 22J");
  expect(tapForPayment(selected("pay 2JJ"), "2", moves, hand)?.move).toBe("pay 22J");
});

test("different cards: a tap adds a value or leaves it out", () => {
  const [moves, hand] = [["pay 12", "pay 14", "pay 24", "pay 1J", "pay 2J", "pay 4J"], countCards("1224J")];
  expect(tapForPayment(selected("pay 12"), "4", moves, hand)?.move).toMatch(/4/);
  expect(tapForPayment(selected("pay 14"), "1", moves, hand)?.move).toBe("pay 24");
  expect(tapForPayment(selected("pay 14"), "J", moves, hand)?.move).toMatch(/J/);
});

test("where nothing else is possible, a tap aims at a payment", () => {
  expect(tapForPayment(selected("pay 22"), "3", ["pay 22"], countCards("223"))).toBeNull();
  expect(intendedPayment(selected("pay 22"), "3")).toBe("pay 23");
  expect(intendedPayment(selected("pay 22"), "J")).toBe("pay 2J");
});

const SHOWS = ["show 1111", "show 555J", "show 55JJ", "show JJJJ", "show JJJJ 3", "done"];

test("foursomes: most mice first, then fewest jokers", () => {
  const moves = foursomesIn(SHOWS).map(({ move }) => move);
  expect(moves).toEqual(["show 555J", "show 55JJ", "show JJJJ 3", "show 1111", "show JJJJ"]);
});

test("mice: the value, or as many as are left; none for the joker foursome", () => {
  expect(readFoursome("show 555J", 20)).toMatchObject({ cards: "555J", value: 5, mice: 5 });
  expect(readFoursome("show JJJJ 5", 2)).toMatchObject({ cards: "JJJJ", value: 5, mice: 2 });
  expect(readFoursome("show JJJJ", 20)).toMatchObject({ value: 0, mice: 0 });
});

test("only a foursome without jokers is selected by default", () => {
  expect(defaultFoursome(SHOWS)).toBe("show 1111");
  expect(defaultFoursome(["show 555J", "done"])).toBeNull();
});

test("taps cycle through the foursomes of a pile", () => {
  const after = (move: string | null, kind: string) => tapForFoursome({ move, values: "" }, kind, SHOWS)?.move;
  expect(after(null, "5")).toBe("show 555J");
  expect(after("show 555J", "5")).toBe("show 55JJ");
  expect(after("show 55JJ", "5")).toBeNull();
  expect(after("show JJJJ 3", "J")).toBe("show JJJJ");
  expect(tapForFoursome(NO_SELECTION, "2", SHOWS)).toBeNull();
});

test("the cards of a foursome, and the foursome a tap aims at", () => {
  expect(shownCards("show JJJJ 3")).toBe("JJJJ");
  expect(shownCards("done")).toBe("");
  expect(intendedFoursome("2", 3)).toBe("show 222J");
  expect(intendedFoursome("J", 2)).toBe("show JJJJ");
});
