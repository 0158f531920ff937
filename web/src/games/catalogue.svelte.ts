import { get, getText, Problem } from "../net/api";
import type { Language } from "../settings.svelte";
import type { GameInfo, GameList } from "../shapes";
import { learnFrom, say, sayOr } from "../words/words.svelte";
import { GAME_IDS, GAMES } from "../games";

/** Games that the server has and the page did not know when it was built: with their words, so that they are there without a network. */
interface Stored {
  facts: Record<string, GameInfo>;
  /** By game and language. */
  words: Record<string, string>;
}

const KEY = "katzentisch-games";
const own: Partial<Record<string, GameInfo>> = GAMES;

function stored(): Stored {
  try {
    return { facts: {}, words: {}, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { facts: {}, words: {} };
  }
}

function store(changes: Partial<Stored>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changes }));
  } catch {
    // Without storage they are asked for again.
  }
}

let others = $state.raw<Record<string, GameInfo>>({});
let ready = $state.raw<string[]>([]);

/** All games that can be shown: those of the page, then those of the server whose words are here. */
export const gameIds = (): string[] => [...GAME_IDS, ...Object.keys(others).filter((id) => ready.includes(id))];

export const factsOf = (id: string): GameInfo | undefined => own[id] ?? others[id];

/** Whether the page knew the game when it was built. */
export const isOwnGame = (id: string): boolean => id in own;

/** Whether everything that names the game can be said. */
export const isReady = (id: string): boolean => isOwnGame(id) || ready.includes(id);

export const gameName = (id: string): string => sayOr(`${id}-name`, {}, id.replaceAll("_", " "));

export const aboutGame = (id: string): string => sayOr(`${id}-about`, {}, say("generic-about"));

/** A game in one line. */
export const lineOf = (id: string): string => sayOr(`${id}-line`, {}, "");

export const optionName = (id: string, option: string): string =>
  sayOr(`${id}-option-${option}`, {}, option.replaceAll("_", " "));

export const valueName = (id: string, option: string, value: string | number): string =>
  sayOr(`${id}-option-${option}-${value}`, {}, String(value));

/** The question who begins, as the game asks it. */
export const whoBegins = (id: string): string => sayOr(`${id}-who-begins`, {}, say("new-first"));

let asked: Promise<GameList> | null = null;

/** What can be played here, asked for once. */
export function gameList(): Promise<GameList> {
  asked ??= get<GameList>("/api/games").catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

/** Learns what the server has besides the games of the page; without a network, what it had last time. */
export async function findGames(): Promise<void> {
  if (!Object.keys(others).length) others = stored().facts;
  await findFacts().catch(() => {}); // those of last time, then
  await Promise.allSettled(Object.keys(others).map(prepareGame));
}

async function findFacts(): Promise<void> {
  const { games } = await gameList();
  others = Object.fromEntries(games.filter(({ id }) => !isOwnGame(id)).map((info) => [info.id, info]));
  store({ facts: others });
}

/** Makes a game known that the page did not know when it was built: its facts and its words. */
export async function prepareGame(id: string): Promise<void> {
  if (isReady(id)) return;
  if (!factsOf(id)) await findFacts();
  if (!factsOf(id)) throw new Problem("game-unknown", say("page-lost"), 404);
  await learnFrom(`game ${id}`, async (language) => [await wordsOf(id, language)]);
  ready = [...new Set([...ready, id])];
}

/** From the server; without a network, as they were last time. */
async function wordsOf(id: string, language: Language): Promise<string> {
  const key = `${id} ${language}`;
  try {
    const text = await getText(`/api/games/${encodeURIComponent(id)}/words/${language}`);
    store({ words: { ...stored().words, [key]: text } });
    return text;
  } catch (trouble) {
    const { [key]: kept } = stored().words;
    if (kept === undefined) throw trouble;
    return kept;
  }
}
