import { beforeAll, expect, test } from "vitest";
import { narrate } from "../../table/narration";
import { speak } from "../../words/words.svelte";
import { moveNamed } from "./moves";

const NAMES = ["Anna", "Ben", "Mikesch"];

beforeAll(() => speak("en"));

test("a mouse goes by its paws", () => {
  expect(narrate("maus_pass_auf", { event: "turned", seat: 0, card: "1" }, NAMES, 0)).toBe(
    "You flip a mouse with one paw.",
  );
});

test("the only move has words", () => {
  expect(moveNamed("turn")).toBe("flip a card");
});

test("a mouse that came with the deal waits unless it is hunted", () => {
  expect(narrate("maus_pass_auf", { event: "opened", card: "2" }, NAMES, null)).toMatch(/nobody hunts it/);
  expect(narrate("maus_pass_auf", { event: "opened", card: "2", fate: "hunted" }, NAMES, null)).not.toMatch(/nobody/);
});
