import { factsOf } from "../../games/catalogue.svelte";
import { settings } from "../../settings.svelte";
import type { Eyes, Table } from "../../table/table.svelte";

/** Through whose eyes this device looks: those of the seat at turn, if it holds several; a curtain falls between two hands. */
export class Active {
  private last = $state<number | null>(null);
  private opened = $state<number | null>(null);

  constructor(private table: Table) {}

  get eyes(): Eyes | null {
    const { eyes } = this.table;
    const due = eyes.find((each) => each.seat !== null && each.view?.turn === each.seat);
    return due ?? eyes.find((each) => each.seat === this.last) ?? eyes[0] ?? null;
  }

  /** To be called as an effect: whoever was at turn keeps the device until another seat of it is. */
  follow(): void {
    const seat = this.eyes?.seat ?? null;
    if (seat !== this.last) this.last = seat;
  }

  get isCovered(): boolean {
    const view = this.eyes?.view;
    if (!view || view.end !== null || factsOf(view.game)?.has_hands === false) return false;
    return settings.curtain && this.table.seats.length > 1 && this.opened !== this.eyes!.seat;
  }

  open(): void {
    this.opened = this.eyes?.seat ?? null;
  }
}
