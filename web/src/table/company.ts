import type { Table } from "./table.svelte";

/** Whether there is anybody to talk to: another person at a seat, or anybody else at the table. */
export function hasCompany({ state, me, people, more }: Table): boolean {
  const isOther = (guest: string) => guest !== me?.guest;
  const isSeated = state!.seats.some(({ holder }) => holder?.kind === "person" && isOther(holder.guest));
  return isSeated || more > 0 || people.some(({ guest }) => isOther(guest));
}
