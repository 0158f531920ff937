import { expect, test } from "vitest";
import { bidOf, bidsIn, canOrder, limitIn, limitsOf, nearest } from "./bids";
import { sampleView, withSeat } from "./samples";

test("bids come out of the legal moves, the lowest first", () => {
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
])("a wish for %i becomes %i", (wish, bid) => {
  expect(nearest([4, 5, 6], wish)).toBe(bid);
});

test("an order goes from more than the highest bid to all mice", () => {
  expect(limitsOf(sampleView(4, { high: 12 }))).toEqual([13, 14, 15]);
  expect(limitsOf(sampleView(4, { high: 15 }))).toEqual([]);
  expect(limitsOf(sampleView(4, { viewer: null }))).toEqual([]);
});

test("orders are for those who wait in an auction", () => {
  const auction = sampleView(4, { phase: "auction", turn: 1 });
  expect(canOrder(auction)).toBe(true);
  expect(canOrder({ ...auction, turn: 0 })).toBe(false);
  expect(canOrder({ ...auction, viewer: null })).toBe(false);
  expect(canOrder(withSeat(auction, 0, { passed: true }))).toBe(false);
  expect(canOrder(sampleView(4, { turn: 1 }))).toBe(false);
});

test("an order says its limit", () => {
  expect(limitIn("up to 7")).toBe(7);
  expect(limitIn("pass")).toBe(0);
});
