import { expect, test } from "vitest";
import { bidOf, bidsIn, limitIn, limitsIn, nearest } from "./moves";

test("bids are read from the legal moves, lowest first", () => {
  expect(bidsIn(["pass", "bid 10", "bid 9"])).toEqual([9, 10]);
  expect(bidsIn(["lay -8"])).toEqual([]);
});

test("a hint may be a bid", () => {
  expect(bidOf("bid 7")).toBe(7);
  expect(bidOf("pass")).toBeNull();
  expect(bidOf(null)).toBeNull();
});

test.each([
  [0, 4],
  [5, 5],
  [99, 6],
])("the bid nearest to %i is %i", (amount, bid) => {
  expect(nearest([4, 5, 6], amount)).toBe(bid);
});

test("limits are read from the orders that can be given", () => {
  expect(limitsIn(["pass", "up to 13", "up to 14"])).toEqual([13, 14]);
  expect(limitsIn(["pass"])).toEqual([]);
});

test("the limit is read from an order", () => {
  expect(limitIn("up to 7")).toBe(7);
  expect(limitIn("pass")).toBe(0);
});
