import { untrack } from "svelte";
import type { BluesView } from "../../messages";
import { isMyTurn, type Scene } from "../../table/scene";
import { explainMove, sendMove } from "../interaction.svelte";
import { bidsAhead, countCards, type Counts } from "./moves";
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

/** The move the viewer is putting together: built by taps, sent by the main action, reset by the next decision. */
export class Choice {
  private selection = $state.raw<Selection | null>(null);

  constructor(private readonly scene: () => Scene<BluesView>) {
    let [ply, wasPlanning] = [scene().ply, false];
    $effect(() => {
      const [nextPly, isPlanning] = [scene().ply, this.isPlanning];
      untrack(() => {
        const isKept = wasPlanning && isPlanning && this.moves.includes(this.current.move ?? "");
        if (nextPly !== ply && !isKept) this.selection = null;
      });
      [ply, wasPlanning] = [nextPly, isPlanning];
    });
  }

  get hand(): Counts {
    return countCards(this.scene().view.hand ?? "");
  }

  /** Many plates leave less room for everything else. */
  get isCrowded(): boolean {
    return this.scene().view.players > 4;
  }

  /** The viewer can give a standing order: still in the auction, and it is not their turn. */
  get isPlanning(): boolean {
    const { view, legal, players } = this.scene();
    if (view.viewer === null || view.phase !== "auction" || view.end !== null || legal.length) return false;
    return !view.seats[view.viewer]!.passed && players[view.viewer]!.isMe;
  }

  get moves(): string[] {
    const { legal, view } = this.scene();
    return this.isPlanning ? bidsAhead(this.hand, view.high) : legal;
  }

  get canTap(): boolean {
    const scene = this.scene();
    return scene.sending === null && scene.order === null && (isMyTurn(scene) || this.isPlanning);
  }

  private get current(): Selection {
    return this.selection ?? { move: this.defaultMove, values: "" };
  }

  /** The move that is selected before the first tap. */
  private get defaultMove(): string | null {
    const { legal, view } = this.scene();
    if (view.phase === "paying") return paymentsIn(legal, this.hand)[0] ?? null;
    return view.phase === "showing" ? defaultFoursome(legal) : null;
  }

  get move(): string | null {
    return this.scene().sending ?? this.current.move;
  }

  /** The number of cards of each pile that the move would take. */
  get lifted(): Counts {
    const { phase } = this.scene().view;
    if (this.move === null) return countCards("");
    if (phase === "auction")
      return countCards(this.move.startsWith("bid ") ? cardsForBid(this.current, this.hand) : "");
    return countCards(phase === "paying" ? paidCards(this.move) : shownCards(this.move));
  }

  pick(move: string): void {
    if (move === this.current.move && this.scene().view.phase !== "paying") this.selection = NO_SELECTION;
    else this.selection = move.startsWith("bid ") ? pickBid(move, this.hand) : { move, values: "" };
  }

  reset(): void {
    this.selection = null;
  }

  tap(kind: string): void {
    if (!this.canTap) return;
    const [next, intended] = [this.afterTap(kind), this.intendedMove(kind)];
    if (next) this.selection = next;
    else if (!this.moves.includes(intended)) explainMove(this.scene(), intended);
  }

  private afterTap(kind: string): Selection | null {
    const { phase } = this.scene().view;
    if (phase === "auction") return tapForBid(this.current, kind, this.moves, this.hand);
    if (phase === "paying") return tapForPayment(this.current, kind, this.moves, this.hand);
    return tapForFoursome(this.current, kind, this.moves);
  }

  private intendedMove(kind: string): string {
    const { phase } = this.scene().view;
    if (phase === "paying") return intendedPayment(this.current, kind);
    return phase === "auction"
      ? intendedBid(this.current, kind, this.hand)
      : intendedFoursome(kind, this.hand[kind] ?? 0);
  }

  send(move: string | null): void {
    if (move) sendMove(this.scene(), move);
  }
}
