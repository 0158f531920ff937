import { expect, test } from "vitest";
import { sortHand } from "./sort_order.svelte";

const HAND = ["y1", "wild", "g+4", "r8", "g2", "r8", "b2"];
const cards = (by: "colour" | "face") => sortHand(HAND, by).map(({ card }) => card);

test("by colour, then face; colour changers last", () => {
  expect(cards("colour")).toEqual(["g2", "g+4", "b2", "r8", "r8", "y1", "wild"]);
});

test("by face, then colour; colour changers last", () => {
  expect(cards("face")).toEqual(["y1", "g2", "b2", "r8", "r8", "g+4", "wild"]);
});

test("equal cards have different keys", () => {
  const keys = sortHand(HAND, "colour").map(({ key }) => key);
  expect(new Set(keys).size).toBe(HAND.length);
});
