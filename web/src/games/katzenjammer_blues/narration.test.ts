import { beforeAll, expect, test } from "vitest";
import { narrate } from "../../table/narration";
import { speak } from "../../words/words.svelte";
import { bidNamed, moveNamed } from "./moves";

const NAMES = ["Anna", "Ben", "Mikesch"];

beforeAll(() => speak("en"));

const BID = { event: "bid", seat: 0, bid: "2x2" } as const;

test("an event is a sentence with names and cards", () => {
  expect(narrate("katzenjammer_blues", { event: "bid", seat: 0, bid: "3x2" }, NAMES, null)).toBe("Anna bids 3 × 2.");
});

test("at the viewer’s own seat it says you", async () => {
  expect(narrate("katzenjammer_blues", BID, NAMES, 0)).toBe("You bid 2 × 2.");
  expect(narrate("katzenjammer_blues", BID, NAMES, 1)).toBe("Anna bids 2 × 2.");
  await speak("de");
  expect(narrate("katzenjammer_blues", BID, NAMES, 0)).toBe("Du bietest 2 × 2.");
  await speak("en");
});

test("what a seat may not know is not told as if it did", () => {
  expect(narrate("katzenjammer_blues", { event: "drew", seat: 2, known: 0 }, NAMES, null)).toBe(
    "Mikesch draws a card.",
  );
});

test.each([
  ["bid 4d", "bid 4 different"],
  ["pass", "pass"],
  ["pay 22J", "pay 2, 2, joker"],
  ["show JJJJ 5", "show joker, joker, joker, joker as 5"],
])("%s", (move, words) => {
  expect(moveNamed(move)).toBe(words);
});

test("bids have words", () => {
  expect(bidNamed("2x5")).toBe("2 × 5");
});
