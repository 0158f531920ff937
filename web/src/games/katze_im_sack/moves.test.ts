import { expect, test } from "vitest";
import { bidOf, bidsIn, canOrder, limitIn, limitsOf, nearest } from "./moves";
import { sampleView, withSeat } from "./samples";

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

test("limits range from one more than the highest bid to all mice", () => {
  expect(limitsOf(sampleView(4, { high: 12 }))).toEqual([13, 14, 15]);
  expect(limitsOf(sampleView(4, { high: 15 }))).toEqual([]);
  expect(limitsOf(sampleView(4, { viewer: null }))).toEqual([]);
});

test("only players waiting in an auction can give orders", () => {
  const auction = sampleView(4, { phase: "auction", turn: 1 });
  expect(canOrder(auction)).toBe(true);
  expect(canOrder({ ...auction, turn: 0 })).toBe(false);
  expect(canOrder({ ...auction, viewer: null })).toBe(false);
  expect(canOrder(withSeat(auction, 0, { passed: true }))).toBe(false);
  expect(canOrder(sampleView(4, { turn: 1 }))).toBe(false);
});

test("the limit is read from an order", () => {
  expect(limitIn("up to 7")).toBe(7);
  expect(limitIn("pass")).toBe(0);
});
