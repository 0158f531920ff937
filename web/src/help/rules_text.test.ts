import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addWords, GAME } from "../games/generic/sample_game";
import { settings } from "../settings.svelte";
import { show, textOf } from "../tests/component";
import RulesText from "./RulesText.svelte";

beforeAll(addWords);
beforeEach(() => settings.change({ language: "en" }));
afterEach(() => vi.dynamicImportSettled()); // the pictures

test("a game from elsewhere has its rules as one text, and at the table what matters now", async () => {
  const shown = show(RulesText, { game: GAME, phase: "playing" });
  await vi.waitFor(() => expect(textOf(shown.querySelector(".now")!)).toBe("now Play any card."));
  expect([...shown.querySelectorAll("li")].map(textOf)).toEqual(["Play one after the other.", "The last one wins."]);
  const alone = show(RulesText, { game: GAME });
  await vi.waitFor(() => expect(alone.querySelectorAll("li")).toHaveLength(2));
  expect(alone.querySelector(".now")).toBeNull();
});

test("in a phase of a game of the page, its section is open", async () => {
  const shown = show(RulesText, { game: "mau_mau", phase: "playing" });
  await vi.waitFor(() => expect(shown.querySelectorAll("details[open]").length).toBeGreaterThan(0));
  expect(shown.querySelectorAll("details:not([open])").length).toBeGreaterThan(0);
});

const optionsShown = (shown: Element) =>
  [...shown.querySelectorAll(".option li em")].map((each) => textOf(each.parentElement!));

test("at a table, what is in force is marked; elsewhere, what is usual", async () => {
  const table = { players: 2, options: { mau: "automatic" } };
  const there = show(RulesText, { game: "mau_mau", phase: "playing", table });
  await vi.waitFor(() => expect(optionsShown(there)).toContain("“Mau” is called automatically. (at this table)"));
  expect(textOf(there)).toContain("At this table: “Mau” with your second-to-last card is called automatically");
  const alone = show(RulesText, { game: "mau_mau" });
  await vi.waitFor(() => expect(optionsShown(alone).join()).toContain("or draw a card if you forget. (default)"));
  expect(optionsShown(alone).filter((each) => !each.endsWith("(default)"))).toEqual([]);
});
