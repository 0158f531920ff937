import { Problem } from "../../net/api";
import type { Table } from "../../table/table.svelte";

/** Bots on all free seats, and off we go. */
export async function fillAndStart(table: Table, bot: string): Promise<void> {
  const free = table.state!.seats.flatMap(({ holder }, seat) => (holder ? [] : [seat]));
  const seated = free.map((seat) => table.connection.ask({ type: "seat-bot", seat, bot }).catch(unlessTaken));
  await Promise.all([...seated, table.connection.ask({ type: "start" })]); // the server takes them one after the other
}

/** Somebody was faster: all the better. */
function unlessTaken(trouble: unknown): void {
  if (!(trouble instanceof Problem) || trouble.code !== "seat-taken") throw trouble;
}

/** What the address asks for: `?bots=rules` starts at once. */
export function startParameters(): { bots: string | null } {
  return { bots: new URLSearchParams(location.search).get("bots") };
}

/** A reload or a shared link doesn't start anything again. */
export function forgetBots(): void {
  const query = new URLSearchParams(location.search);
  query.delete("bots");
  const rest = query.size ? `?${query}` : "";
  history.replaceState({}, "", location.pathname + rest + location.hash);
}

/** After a new invitation the address leads here again, also for whoever gives up their seat. */
export function rememberInvite(table: string, invite: string | null): void {
  if (!invite || location.pathname !== `/t/${table}` || location.hash === `#${invite}`) return;
  history.replaceState({}, "", `${location.pathname}${location.search}#${invite}`);
}
