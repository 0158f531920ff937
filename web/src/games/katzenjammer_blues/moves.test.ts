import { expect, test } from "vitest";
import { bidsIn, bidsWithin, cardsFor, countCards, jokersFor, readBid } from "./moves";

test("bids are sorted as the rules rank them", () => {
  const moves = ["bid 3x1", "pass", "bid 2d", "bid 1x5", "bid 3d", "bid 2x1", "bid 10x1"];
  expect(bidsIn(moves).map(({ text }) => text)).toEqual(["1x5", "2d", "2x1", "3d", "3x1", "10x1"]);
});

test("a bid is paid with the fewest jokers", () => {
  const hand = countCards("1224JJ");
  expect(cardsFor(readBid("3x2"), hand)).toBe("22J");
  expect(cardsFor(readBid("1x5"), hand)).toBe("J");
  expect(cardsFor(readBid("4d"), hand)).toBe("124J");
  expect(jokersFor(readBid("5d"), hand)).toBe(2);
});

test("a bid of different cards takes the preferred values first, then the most frequent", () => {
  expect(cardsFor(readBid("2d"), countCards("1224"), "4")).toBe("24");
  expect(cardsFor(readBid("2d"), countCards("1224"), "14")).toBe("14");
});

test("ahead of the turn, bids are read from the orders that can be given", () => {
  expect(bidsWithin(["pass", "up to 3d", "up to 2x2"])).toEqual(["bid 3d", "bid 2x2"]);
  expect(bidsWithin(["pass"])).toEqual([]);
});
