import type { BluesView } from "../../messages";
import { isMyTurn } from "../../table/scene";
import { Interaction } from "../interaction.svelte";
import { bidsWithin, countCards, type Counts } from "./moves";
import {
  cardsForBid,
  defaultFoursome,
  intendedBid,
  intendedFoursome,
  intendedPayment,
  NO_SELECTION,
  paidCards,
  paymentsIn,
  pickBid,
  shownCards,
  tapForBid,
  tapForFoursome,
  tapForPayment,
  type Selection,
} from "./selection";

/** The move the viewer is putting together, or the bid up to which a standing order goes. */
export class Choice extends Interaction<BluesView> {
  private selection = $state.raw<Selection | null>(null);
  /** The viewer wants to bid in advance: only then do taps mean a standing order. */
  isOpen = $state(false);
  private wasPlanning = false;

  get hand(): Counts {
    return countCards(this.scene.view.hand ?? "");
  }

  /** The viewer can give a standing order: still in the auction, and it is not their turn. */
  get isPlanning(): boolean {
    return this.scene.orders.length > 0;
  }

  get moves(): string[] {
    const { legal, orders } = this.scene;
    return this.isPlanning ? bidsWithin(orders) : legal;
  }

  get canTap(): boolean {
    const scene = this.scene;
    return scene.sending === null && scene.order === null && (isMyTurn(scene) || (this.isPlanning && this.isOpen));
  }

  private get current(): Selection {
    return this.selection ?? { move: this.defaultMove, values: "" };
  }

  /** The move that is selected before the first tap. */
  private get defaultMove(): string | null {
    const { legal, view } = this.scene;
    if (view.phase === "paying") return paymentsIn(legal, this.hand)[0] ?? null;
    return view.phase === "showing" ? defaultFoursome(legal) : null;
  }

  get move(): string | null {
    return this.scene.sending ?? this.current.move;
  }

  /** The number of cards of each pile that the move would take. */
  get lifted(): Counts {
    const { phase } = this.scene.view;
    if (this.move === null) return countCards("");
    if (phase === "auction")
      return countCards(this.move.startsWith("bid ") ? cardsForBid(this.current, this.hand) : "");
    return countCards(phase === "paying" ? paidCards(this.move) : shownCards(this.move));
  }

  pick(move: string): void {
    if (move === this.current.move && this.scene.view.phase !== "paying") this.selection = NO_SELECTION;
    else this.selection = move.startsWith("bid ") ? pickBid(move, this.hand) : { move, values: "" };
  }

  reset(): void {
    this.selection = null;
  }

  /** A planned bid outlasts the bids of others as long as it is possible. */
  override renew(): void {
    const isKept = this.wasPlanning && this.isPlanning && this.moves.includes(this.current.move ?? "");
    if (!isKept) this.reset();
    if (!this.isPlanning) this.isOpen = false;
    this.wasPlanning = this.isPlanning;
  }

  override giveOrder(order: string | null): void {
    this.isOpen = false;
    super.giveOrder(order);
  }

  tap(kind: string): void {
    if (!this.canTap) return;
    const [next, intended] = [this.afterTap(kind), this.intendedMove(kind)];
    if (next) this.selection = next;
    else if (!this.moves.includes(intended)) this.explain(intended);
  }

  private afterTap(kind: string): Selection | null {
    const { phase } = this.scene.view;
    if (phase === "auction") return tapForBid(this.current, kind, this.moves, this.hand);
    if (phase === "paying") return tapForPayment(this.current, kind, this.moves, this.hand);
    return tapForFoursome(this.current, kind, this.moves);
  }

  private intendedMove(kind: string): string {
    const { phase } = this.scene.view;
    if (phase === "paying") return intendedPayment(this.current, kind);
    return phase === "auction"
      ? intendedBid(this.current, kind, this.hand)
      : intendedFoursome(kind, this.hand[kind] ?? 0);
  }
}
