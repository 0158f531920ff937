import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { linesOf } from "./log";
import { bidNamed, moveNamed, narrate } from "./narration";

const NAMES = ["Anna", "Ben", "Mikesch"];

beforeAll(() => speak("en"));

test("an event is a sentence with names and cards", () => {
  expect(narrate("mau_mau", { event: "played", seat: 1, card: "r8" }, NAMES, null)).toContain("Ben");
  expect(narrate("mau_mau", { event: "played", seat: 1, card: "wild", colour: "b", word: "mau" }, NAMES, null)).toMatch(
    /blue.*mau/i,
  );
  expect(narrate("katzenjammer_blues", { event: "bid", seat: 0, bid: "3x2" }, NAMES, null)).toBe("Anna bids 3 × 2.");
  expect(narrate("katze_im_sack", { event: "idle", dog: "D" }, NAMES, null)).toMatch(/^The big dog/);
});

test("at the viewer’s own seat it says you", async () => {
  const bid = { event: "bid", seat: 0, bid: "2x2" } as const;
  const laid = { event: "laid", seat: 1, known: 1, card: "D" } as const;
  const played = { event: "played", seat: 1, card: "brev" } as const;
  const over = { event: "over", end: "out", scores: [0, 12, 7] } as const;
  expect(narrate("katzenjammer_blues", bid, NAMES, 0)).toBe("You bid 2 × 2.");
  expect(narrate("katzenjammer_blues", bid, NAMES, 1)).toBe("Anna bids 2 × 2.");
  expect(narrate("katze_im_sack", laid, NAMES, 1)).toBe("You lay the big dog face down.");
  expect(narrate("mau_mau", { ...over, scores: [...over.scores] }, NAMES, 2)).toBe(
    "The game is over. Points: Anna (0), Ben (12), you (7).",
  );
  await speak("de");
  expect(narrate("katzenjammer_blues", bid, NAMES, 0)).toBe("Du bietest 2 × 2.");
  expect(narrate("katze_im_sack", laid, NAMES, null)).toBe("Ben legt den großen Hund verdeckt in die Reihe.");
  expect(narrate("mau_mau", played, NAMES, 1)).toBe("Du spielst den blauen Richtungswechsel.");
  await speak("en");
});

test("sentences start with a capital letter, names as they are, numbers with a real minus", () => {
  expect(narrate("mau_mau", { event: "turned-up", card: "r7" }, NAMES, null)).toBe("The red 7 is turned up.");
  expect(narrate("mau_mau", { event: "left-out", seat: 0 }, ["anna"], null)).toBe("anna is skipped.");
  const kept = { event: "kept", seat: 0, count: 2, cards: ["-8", "-8"], points: -16 } as const;
  expect(narrate("katze_im_sack", { ...kept, cards: [...kept.cards] }, NAMES, 0)).toBe("You score −16 points: −8, −8.");
  expect(narrate("maus_pass_auf", { event: "turned", seat: 0, card: "1" }, NAMES, 0)).toBe(
    "You flip a mouse with one paw.",
  );
});

test("what a seat may not know is not told as if it did", () => {
  expect(narrate("katzenjammer_blues", { event: "drew", seat: 2, known: 0 }, NAMES, null)).toBe(
    "Mikesch draws a card.",
  );
});

test("scores go with names", () => {
  expect(narrate("mau_mau", { event: "over", end: "out", scores: [0, 12, 7] }, NAMES, null)).toContain("Ben (12)");
});

test.each([
  ["katzenjammer_blues", "bid 4d", "bid 4 different"],
  ["katzenjammer_blues", "pass", "pass"],
  ["katze_im_sack", "bid 7", "bid 7"],
  ["maus_pass_auf", "turn", "flip a card"],
  ["mau_mau", "play r8", "play the red 8"],
  ["katze_im_sack", "lay d", "lay the small dog"],
  ["mau_mau", "draw", "draw"],
] as const)("%s: %s", (game, move, words) => {
  expect(moveNamed(game, move)).toBe(words);
});

test.each([
  ["katzenjammer_blues", "pay 22J"],
  ["katzenjammer_blues", "show JJJJ 5"],
  ["katze_im_sack", "lay -8"],
  ["mau_mau", "play wild b mau"],
] as const)("%s: %s is told without its notation", (game, move) => {
  expect(moveNamed(game, move)).not.toContain(move.split(" ")[1] === "wild" ? "wild" : "page-");
});

test("bids of Blues have words, those of Katze im Sack are numbers", () => {
  expect(bidNamed("katzenjammer_blues", "2x5")).toBe("2 × 5");
  expect(bidNamed("katze_im_sack", 12)).toBe("12");
});

test("lines follow the language", async () => {
  const [line] = linesOf({ what: "away", number: 3, at: 0, seat: 0 }, "mau_mau", NAMES, null);
  expect(line!.text()).toBe("Anna is away; a bot is playing for them.");
  await speak("de");
  expect(line!.text()).toBe("Anna ist weg; ein Bot spielt weiter.");
  await speak("en");
});

test("entries that nobody needs to read give no line", () => {
  expect(linesOf({ what: "shared", number: 2, at: 0, seat: 0 }, "mau_mau", NAMES, null)).toEqual([]);
});
