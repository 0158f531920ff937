import { expect, test } from "vitest";
import { bidsAhead, bidsIn, cardsFor, countCards, jokersFor, readBid } from "./moves";

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

test("ahead of the turn: everything that beats the highest bid and that the hand can pay", () => {
  expect(bidsAhead(countCards("12"), null)).toEqual(["bid 2d", "bid 1x1", "bid 1x2"]);
  expect(bidsAhead(countCards("12J"), "2x1")).toEqual(["bid 3d", "bid 2x2"]);
  expect(bidsAhead(countCards(""), null)).toEqual([]);
});
