import type { Table } from "../../table/table.svelte";

/** Bots on all free seats, and off we go. */
export async function fillAndStart(table: Table, bot: string): Promise<void> {
  const free = table.state!.seats.flatMap(({ holder }, seat) => (holder ? [] : [seat]));
  for (const seat of free) await table.connection.ask({ type: "seat-bot", seat, bot });
  await table.connection.ask({ type: "start" });
}

/** What the address asks for: `?bots=rules` starts at once, `?guide=1` explains along the way. */
export function wishes(): { bots: string | null; guide: boolean } {
  const query = new URLSearchParams(location.search);
  return { bots: query.get("bots"), guide: query.has("guide") };
}

/** A reload or a shared link doesn't start anything again. */
export function forgetBots(): void {
  const query = new URLSearchParams(location.search);
  query.delete("bots");
  const rest = query.size ? `?${query}` : "";
  history.replaceState({}, "", location.pathname + rest + location.hash);
}
