import { expect, test } from "vitest";
import type { BluesView, KatzenjammerBluesEvent } from "../../messages";
import type { Scene } from "../../table/scene";
import { flightsOf, soundsOf } from "./events";

const seenBy = (viewer: number | null) => ({ view: { viewer } }) as Scene<BluesView>;
const paths = (event: KatzenjammerBluesEvent, viewer: number | null = 0) =>
  flightsOf(event, seenBy(viewer)).map(({ from, to, props }) => [from, to, props?.card]);

test("the row comes from the deck and goes to its winner", () => {
  expect(paths({ event: "revealed", seat: 1, cards: ["2", "J"] })).toEqual([
    ["deck", "row-0", "2"],
    ["deck", "row-1", "J"],
  ]);
  expect(paths({ event: "took", seat: 0, cards: ["2"] })).toEqual([["row-0", "hand", "2"]]);
  expect(paths({ event: "took", seat: 0, cards: ["2"] }, null)).toEqual([["row-0", "seat-0", "2"]]);
});

test("a card drawn by another player stays face down", () => {
  expect(paths({ event: "drew", seat: 2 })).toEqual([["deck", "seat-2", null]]);
});

test("paid jokers stay with the player, other cards are discarded", () => {
  expect(paths({ event: "paid", seat: 1, cards: "2J" })).toEqual([
    ["seat-1", "discard", "2"],
    ["seat-1", "seat-1", "J"],
  ]);
});

test("a foursome brings mice; the joker foursome is discarded for none", () => {
  expect(flightsOf({ event: "showed", seat: 1, cards: "JJJJ 3", mice: 3 }, seenBy(0))).toHaveLength(7);
  const shed = paths({ event: "showed", seat: 1, cards: "JJJJ", mice: 0 });
  expect(shed.map(([, to]) => to)).toEqual(["discard", "discard", "discard", "discard"]);
});

test("only the most important event makes a sound", () => {
  const passed: KatzenjammerBluesEvent = { event: "passed", seat: 0 };
  expect(soundsOf([passed, { event: "won", seat: 1, bid: "1x1" }])).toEqual(["cat"]);
  expect(soundsOf([{ event: "drew", seat: 0 }])).toEqual([]);
});
