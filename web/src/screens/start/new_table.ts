import { GAMES } from "../../games";
import { beSomebody } from "../../me.svelte";
import type { TableSettings, GameId } from "../../messages";
import { get, post } from "../../net/api";
import { go } from "../../router.svelte";
import type { CreatedTable, GameInfo, GameList } from "../../shapes";

export const USUAL_BOT = "level2";

/** Which of the offered bots plays where nobody says otherwise. */
export const usualBot = (bots: string[]): string => (bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT));

export interface StartParameters {
  /** Which bots take all free seats at once. */
  bots?: string;
  guide?: boolean;
}

export function pathTo(table: { id: string; invite: string | null }, { bots, guide }: StartParameters = {}): string {
  const query = new URLSearchParams({ ...(bots && { bots }), ...(guide && { guide: "1" }) }).toString();
  return `/t/${table.id}${query && `?${query}`}${table.invite ? `#${table.invite}` : ""}`;
}

export async function makeTable(choices: TableSettings): Promise<CreatedTable> {
  await beSomebody();
  return post<CreatedTable>("/api/tables", choices);
}

/** A table with what is usual, and there at once. */
export async function openUsual(game: GameId, parameters: StartParameters = {}): Promise<void> {
  go(pathTo(await makeTable({ game, players: GAMES[game].default_players }), parameters));
}

let asked: Promise<GameList> | null = null;

/** What can be played here, asked for once. */
export function gameList(): Promise<GameList> {
  asked ??= get<GameList>("/api/games").catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

export const infoOf = (games: GameInfo[], game: string): GameInfo | undefined => games.find(({ id }) => id === game);
