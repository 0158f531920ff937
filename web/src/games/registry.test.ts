import { expect, test } from "vitest";
import { GAME_IDS } from "../games";
import { PAGE_GAMES, pageGame } from "./registry";

const PARTS = `
  Board.svelte Card.svelte Emblem.svelte Middle.svelte SeatFacts.svelte
  accent.css account.ts cards.ts choice.svelte.ts deal.ts events.ts guide.ts index.ts moves.ts
  prompt.ts replay.ts rules.ts samples.ts view.ts words/de.ftl words/en.ftl words/help/de.ftl words/help/en.ftl`;
const FILES = Object.keys(import.meta.glob("./*/**"));

test("every game has a folder", () => {
  expect(Object.keys(PAGE_GAMES).sort()).toEqual([...GAME_IDS].sort());
});

test.each(GAME_IDS)("%s has the files that every game has", (game) => {
  const wanted = PARTS.trim().split(/\s+/);
  expect(wanted.filter((file) => !FILES.includes(`./${game}/${file}`))).toEqual([]);
});

test("a game without a folder is shown by its notation", () => {
  const poker = pageGame("poker");
  expect(pageGame("poker")).toBe(poker);
  expect([poker.cardName("K"), poker.moveNamed("raise 3")]).toEqual(["K", "raise 3"]);
});
