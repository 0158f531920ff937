import type { KatzeView } from "../../messages";
import { Interaction } from "../interaction.svelte";
import { bidsIn, limitsIn, nearest } from "./moves";

/** The card the viewer is about to lay, the bid they are about to make, or the limit of a standing order. */
export class Choice extends Interaction<KatzeView> {
  card = $state<string | null>(null);
  private wantedBid = $state(0); // mice; the nearest possible bid counts
  private wantedLimit = $state(0);
  /** The viewer wants to bid in advance. */
  isOpen = $state(false);

  get bids(): number[] {
    return bidsIn(this.scene.legal);
  }
  get bid(): number {
    return nearest(this.bids, this.wantedBid);
  }
  set bid(mice: number) {
    this.wantedBid = mice;
  }

  get limits(): number[] {
    return limitsIn(this.scene.orders);
  }
  get limit(): number {
    return nearest(this.limits, this.wantedLimit);
  }
  set limit(mice: number) {
    this.wantedLimit = mice;
  }

  reset(): void {
    this.card = null;
    this.wantedBid = this.wantedLimit = 0;
  }

  /** A limit outlasts the bids of others. */
  override renew(): void {
    const limit = this.scene.orders.length ? this.wantedLimit : 0;
    this.reset();
    this.wantedLimit = limit;
    if (!this.scene.orders.length) this.isOpen = false;
  }

  override giveOrder(order: string | null): void {
    this.isOpen = false;
    super.giveOrder(order);
  }

  tap(card: string): void {
    if (this.isBusy) return;
    if (!this.scene.legal.includes(`lay ${card}`)) this.explain(`lay ${card}`);
    else this.card = card === this.card ? null : card;
  }
}
