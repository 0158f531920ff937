import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { GAME_IDS, GAMES } from "../games";
import GameReady from "../parts/GameReady.svelte";
import { settings } from "../settings.svelte";
import { settle, show, textOf, press } from "../tests/component";
import { say } from "../words/words.svelte";

const POKER = { ...GAMES.mau_mau, id: "poker", default_players: 3, has_hands: true };
const EN = "poker-name = Poker";
const DE = "poker-name = Pokern";
const WORDS: Record<string, string> = { "/api/games/poker/words/en": EN, "/api/games/poker/words/de": DE };

/** The page as it is loaded, with nothing known yet. */
async function load() {
  vi.resetModules();
  await (await import("../words/words.svelte")).learn("page");
  return import("./catalogue.svelte");
}

let isOnline = true;
beforeEach(() => {
  localStorage.clear();
  settings.change({ language: "en" });
  isOnline = true;
  vi.stubGlobal("fetch", async (path: string) => {
    if (!isOnline) throw new TypeError("no network");
    if (path === "/api/games") return new Response(JSON.stringify({ games: [...Object.values(GAMES), POKER] }));
    const text = WORDS[path];
    return text ? new Response(text) : new Response(JSON.stringify({ code: "x", text: "?" }), { status: 404 });
  });
});

test("a game that only the server knows comes with its facts and its name", async () => {
  const { factsOf, findGames, gameIds, gameName, isReady } = await load();
  expect([gameIds(), isReady("poker"), isReady("mau_mau")]).toEqual([[...GAME_IDS], false, true]);
  await findGames();
  expect([gameIds(), isReady("poker")]).toEqual([[...GAME_IDS, "poker"], true]);
  expect([gameName("poker"), factsOf("poker")?.default_players]).toEqual(["Poker", 3]);
});

test("without a network it is there as last time, in the languages that were used", async () => {
  await (await load()).findGames();
  isOnline = false;
  const again = await load();
  await again.findGames();
  expect([again.gameIds().at(-1), again.gameName("poker")]).toEqual(["poker", "Poker"]);
});

test("what is unknown to both stays unknown, and other languages are still spoken", async () => {
  const { factsOf, prepareGame } = await load();
  const { speak, say } = await import("../words/words.svelte");
  await expect(prepareGame("chess")).rejects.toThrow();
  expect(factsOf("chess")).toBeUndefined();
  await speak("de");
  expect(say("page-home")).toBe("Zur Startseite");
});

test("without a network and never seen before, it isn't shown", async () => {
  isOnline = false;
  const { findGames, gameIds } = await load();
  await findGames();
  expect(gameIds()).toEqual([...GAME_IDS]);
});

test("a screen of such a game waits for its words, and can be tried again", async () => {
  isOnline = false;
  const children = createRawSnippet(() => ({ render: () => "<p>the board</p>" }));
  const shown = show(GameReady, { game: "poker", children });
  await settle();
  expect(shown.querySelector("[role=alert]")).not.toBeNull();
  isOnline = true;
  press(shown, say("page-retry"));
  await settle();
  await settle();
  expect(textOf(shown)).toBe("the board");
});
