import { factsOf } from "../../games/catalogue.svelte";
import { beSomebody } from "../../me.svelte";
import type { TableSettings } from "../../messages";
import { begunLesson } from "../../help/guide_progress";
import { get, post } from "../../net/api";
import { go } from "../../router.svelte";
import type { CreatedTable, GameInfo, OwnTableSummary } from "../../shapes";

const FEW = 2; // at a game of which nothing is known yet

/** How many sit down where nobody says otherwise. */
export const usualPlayers = (game: string): number => factsOf(game)?.default_players ?? FEW;

/** Which of the offered bots plays where nobody says otherwise. */
export const usualBot = ({ bots, default_bot }: GameInfo): string =>
  bots.includes(default_bot) ? default_bot : (bots[0] ?? default_bot);

const SOME_BOT = "rules"; // every game has it

/** The same of a game of which perhaps nothing is known yet. */
export function botFor(game: string): string {
  const facts = factsOf(game);
  return facts ? usualBot(facts) : SOME_BOT;
}

export interface StartParameters {
  /** Which bots take all free seats at once. */
  bots?: string;
}

export function pathTo(table: { id: string; invite: string | null }, { bots }: StartParameters = {}): string {
  return `/t/${table.id}${bots ? `?${new URLSearchParams({ bots })}` : ""}${table.invite ? `#${table.invite}` : ""}`;
}

export async function makeTable(choices: TableSettings): Promise<CreatedTable> {
  await beSomebody();
  return post<CreatedTable>("/api/tables", choices);
}

/** A table with what is usual, and there at once. */
export async function openUsual(game: string, parameters: StartParameters = {}): Promise<void> {
  go(pathTo(await makeTable({ game, players: usualPlayers(game), first: "lot", forced_moves: true }), parameters));
}

/** The guided game: the one that was begun in this browser if it still runs, otherwise a new one. */
export async function openLesson(game: string): Promise<void> {
  const begun = begunLesson(game);
  if (begun && (await isRunning(begun))) return go(pathTo({ id: begun, invite: null }));
  const table = await makeTable({ game, players: usualPlayers(game), lesson: true });
  go(pathTo(table, { bots: botFor(game) }));
}

async function isRunning(table: string): Promise<boolean> {
  const mine = await get<OwnTableSummary[]>("/api/me/tables").catch(() => []);
  return mine.some(({ id, status }) => id === table && (status === "playing" || status === "dealing"));
}

export const infoOf = (games: GameInfo[], game: string): GameInfo | undefined => games.find(({ id }) => id === game);
