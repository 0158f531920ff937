import { callMe, myself } from "../../me.svelte";
import type { Table } from "../../table/table.svelte";

/** Everybody at this device sits down, from the first seat on; if nobody is missing then, the game begins. */
export async function seatParty(table: Table, names: string[]): Promise<void> {
  for (const [seat, name] of names.entries()) await table.connection.ask({ type: "sit", seat, name });
  if (names.length === table.state!.seats.length) await table.connection.ask({ type: "start" });
}

/** Seats that had the old name get the new one. */
export async function renameSeats(table: Table, before: string, name: string): Promise<void> {
  const seats = table.seats.filter((seat) => table.names[seat] === before);
  for (const seat of seats) await table.connection.ask({ type: "sit", seat, name });
}

/** Somebody at this device is called otherwise; whoever this device belongs to, everywhere. */
export async function rename(table: Table, seat: number, before: string, name: string): Promise<void> {
  await table.connection.ask({ type: "sit", seat, name });
  if (before && before === myself()?.name) await callMe(name);
}

/** People at this device who will sit down at a table that is just being opened. */
let expected: { table: string; names: string[] } | null = null;

export function expectParty(table: string, names: string[]): void {
  expected = { table, names };
}

/** Those for this table, once. */
export function takeParty(table: string): string[] {
  if (expected?.table !== table) return [];
  const { names } = expected;
  expected = null;
  return names;
}
