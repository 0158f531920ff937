import { Problem } from "../../net/api";
import type { Table } from "../../table/table.svelte";

/** Takes the first free seat; if somebody is faster, the next one. Without one, there is still watching. */
export async function takeFirstSeat(table: Table): Promise<void> {
  if (table.seats.length) return;
  for (const [seat, { holder }] of table.state!.seats.entries()) {
    if (!holder && (await isTaken(table, seat))) return;
  }
}

async function isTaken(table: Table, seat: number): Promise<boolean> {
  try {
    await table.connection.ask({ type: "sit", seat });
    return true;
  } catch (trouble) {
    if (trouble instanceof Problem && trouble.code === "seat-taken") return false;
    throw trouble;
  }
}
