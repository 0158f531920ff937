import { beforeAll, expect, test } from "vitest";
import { narrate } from "../../table/narration";
import { speak } from "../../words/words.svelte";
import { moveNamed } from "./moves";

const NAMES = ["Anna", "Ben", "Mikesch"];

beforeAll(() => speak("en"));

const LAID = { event: "laid", seat: 1, known: 1, card: "D" } as const;

test("cards go by their names", async () => {
  expect(narrate("katze_im_sack", { event: "idle", dog: "D" }, NAMES, null)).toMatch(/^The big dog/);
  expect(narrate("katze_im_sack", LAID, NAMES, 1)).toBe("You lay the big dog face down.");
  await speak("de");
  expect(narrate("katze_im_sack", LAID, NAMES, null)).toBe("Ben legt den großen Hund verdeckt in die Reihe.");
  await speak("en");
});

test("numbers have a real minus", () => {
  const kept = { event: "kept", seat: 0, count: 2, cards: ["-8", "-8"], points: -16 } as const;
  expect(narrate("katze_im_sack", { ...kept, cards: [...kept.cards] }, NAMES, 0)).toBe("You score −16 points: −8, −8.");
});

test("bids are numbers", () => {
  expect(narrate("katze_im_sack", { event: "bid", seat: 0, bid: 12 }, NAMES, null)).toContain("12");
});

test.each([
  ["bid 7", "bid 7"],
  ["lay d", "lay the small dog"],
  ["lay -8", "lay the −8"],
  ["pass", "pass"],
])("%s", (move, words) => {
  expect(moveNamed(move)).toBe(words);
});
