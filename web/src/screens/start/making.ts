import { beSomebody } from "../../me.svelte";
import type { TableSettings, GameId } from "../../messages";
import { post } from "../../net/api";
import { go } from "../../router.svelte";
import type { CreatedTable } from "../../shapes";

/** How many sit down where nobody says otherwise. */
export const USUAL_PLAYERS: Record<GameId, number> = {
  katzenjammer_blues: 4,
  katze_im_sack: 4,
  maus_pass_auf: 3,
  mau_mau: 4,
};
export const USUAL_BOT = "level2";

/** Which of the offered bots plays where nobody says otherwise. */
export const usualBot = (bots: string[]): string => (bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT));

export interface Wishes {
  /** Which bots take all free seats at once. */
  bots?: string;
  guide?: boolean;
}

export function pathTo(table: { id: string; invite: string | null }, { bots, guide }: Wishes = {}): string {
  const query = new URLSearchParams({ ...(bots && { bots }), ...(guide && { guide: "1" }) }).toString();
  return `/t/${table.id}${query && `?${query}`}${table.invite ? `#${table.invite}` : ""}`;
}

export async function makeTable(choices: TableSettings): Promise<CreatedTable> {
  await beSomebody();
  return post<CreatedTable>("/api/tables", choices);
}

/** A table with what is usual, and there at once. */
export async function openUsual(game: GameId, wishes: Wishes = {}): Promise<void> {
  go(pathTo(await makeTable({ game, players: USUAL_PLAYERS[game] }), wishes));
}
