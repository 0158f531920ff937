import { expect, test } from "vitest";
import { lifted, meant, picked, tapped } from "./bidding";
import { counted, NOTHING } from "./cards";

const hand = counted("1224J");
const legal = ["pass", "bid 2d", "bid 2x1", "bid 2x2", "bid 2x4", "bid 3d", "bid 3x2", "bid 4d"];
const taps = (kinds: string, moves = legal) =>
  [...kinds].reduce((wish, kind) => tapped(wish, kind, moves, hand) ?? wish, NOTHING);

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

test("where different ones are too low, another value starts anew", () => {
  expect(taps("24", ["pass", "bid 2x2", "bid 2x4"])).toEqual({ move: "bid 2x4", values: "4" });
});

test("a value that can't be bid is not possible, and there is a question to ask", () => {
  expect(tapped(NOTHING, "1", ["pass", "bid 3x2"], hand)).toBeNull();
  expect(meant(NOTHING, "1", hand)).toBe("bid 2x1");
  expect(meant(NOTHING, "J", hand)).toBe("bid 1x5");
  expect(meant({ move: "bid 4d", values: "124" }, "J", hand)).toBe("bid 5d");
});

test("a bid from the list lifts the cards that would pay it", () => {
  const wish = picked("bid 3d", hand);
  expect(wish).toEqual({ move: "bid 3d", values: "124" });
  expect(lifted(wish, hand)).toBe("124");
  expect(lifted(picked("bid 3x2", hand), hand)).toBe("22J");
  expect(lifted(NOTHING, hand)).toBe("");
});
