import { beforeAll, expect, test } from "vitest";
import { narrate } from "../../table/narration";
import { speak } from "../../words/words.svelte";
import { moveNamed } from "./moves";

const NAMES = ["Anna", "Ben", "Mikesch"];

beforeAll(() => speak("en"));

const OVER = { event: "over", end: "out", scores: [0, 12, 7] } as const;
const over = (viewer: number | null) => narrate("mau_mau", { ...OVER, scores: [...OVER.scores] }, NAMES, viewer);

test("an event is a sentence with names and cards", () => {
  expect(narrate("mau_mau", { event: "played", seat: 1, card: "r8" }, NAMES, null)).toContain("Ben");
  expect(narrate("mau_mau", { event: "played", seat: 1, card: "wild", colour: "b", word: "mau" }, NAMES, null)).toMatch(
    /blue.*mau/i,
  );
});

test("at the viewer’s own seat it says you", async () => {
  expect(over(2)).toBe("The game is over. Points: Anna (0), Ben (12), you (7).");
  await speak("de");
  expect(narrate("mau_mau", { event: "played", seat: 1, card: "brev" }, NAMES, 1)).toBe(
    "Du spielst den blauen Richtungswechsel.",
  );
  await speak("en");
});

test("scores go with names", () => {
  expect(over(null)).toContain("Ben (12)");
});

test("sentences start with a capital letter, names as they are", () => {
  expect(narrate("mau_mau", { event: "turned-up", card: "r7" }, NAMES, null)).toBe("The red 7 is turned up.");
  expect(narrate("mau_mau", { event: "left-out", seat: 0 }, ["anna"], null)).toBe("anna is skipped.");
});

test.each([
  ["play r8", "play the red 8"],
  ["play r8 mau", "play the red 8, say mau"],
  ["draw", "draw"],
  ["name b", "name blue"],
])("%s", (move, words) => {
  expect(moveNamed(move)).toBe(words);
});

test("a colour changer is told without its notation", () => {
  expect(moveNamed("play wild b mau")).toMatch(/blue, say mau$/);
  expect(moveNamed("play wild b mau")).not.toContain("wild");
});
