import { expect, test } from "vitest";
import type { KatzenjammerBluesEvent } from "../../messages";
import { soundOf, travels } from "./travels";

const ways = (event: KatzenjammerBluesEvent, viewer: number | null = 0) =>
  travels(event, viewer, 48).map(({ from, to, props }) => [from, to, props?.card]);

test("the row comes from the deck and goes to whoever won it", () => {
  expect(ways({ event: "revealed", seat: 1, cards: ["2", "J"] })).toEqual([
    ["deck", "row-0", "2"],
    ["deck", "row-1", "J"],
  ]);
  expect(ways({ event: "took", seat: 0, cards: ["2"] })).toEqual([["row-0", "hand", "2"]]);
  expect(ways({ event: "took", seat: 0, cards: ["2"] }, null)).toEqual([["row-0", "seat-0", "2"]]);
});

test("a card drawn by others keeps its face down", () => {
  expect(ways({ event: "drew", seat: 2 })).toEqual([["deck", "seat-2", null]]);
});

test("jokers laid stay with the player, the rest is discarded", () => {
  expect(ways({ event: "paid", seat: 1, cards: "2J" })).toEqual([
    ["seat-1", "discard", "2"],
    ["seat-1", "seat-1", "J"],
  ]);
});

test("a foursome brings mice; the joker foursome is discarded for none", () => {
  expect(travels({ event: "showed", seat: 1, cards: "JJJJ 3", mice: 3 }, 0, 48)).toHaveLength(7);
  const shed = ways({ event: "showed", seat: 1, cards: "JJJJ", mice: 0 });
  expect(shed.map(([, to]) => to)).toEqual(["discard", "discard", "discard", "discard"]);
});

test("the most telling sound is heard", () => {
  const passed: KatzenjammerBluesEvent = { event: "passed", seat: 0 };
  expect(soundOf([passed, { event: "won", seat: 1, bid: "1x1" }])).toBe("cat");
  expect(soundOf([{ event: "drew", seat: 0 }])).toBeUndefined();
});
