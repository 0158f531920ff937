import type { MauView } from "../../messages";
import { measureSpots, startFlights } from "../../motion/flights.svelte";
import { Interaction } from "../interaction.svelte";
import Card from "./Card.svelte";
import {
  anyPlay,
  canDraw,
  canSayMau,
  firstColours,
  mustDraw,
  namableColours,
  playableCards,
  withMau,
  writeName,
  writePlay,
} from "./moves";
import type { HeldCard } from "./sort_order.svelte";

/** The move the viewer is putting together. Nothing is sent before `send`. */
export class Choice extends Interaction<MauView> {
  /** The lifted card, or the deck. */
  picked = $state.raw<HeldCard | "deck" | null>(null);
  /** The card shown on the pile before the server has confirmed the move. */
  leaving = $state.raw<HeldCard | null>(null);
  /** 4: the move that waits for "mau". */
  pendingMove = $state<string | null>(null);
  /** A card that has already flown, so that its event doesn't make it fly again. */
  flown: string | null = null;

  get card(): HeldCard | null {
    return this.picked === "deck" ? null : this.picked;
  }
  /** Colours to choose from before the lifted card can be played, or before anything can (1.3). */
  get colours(): string[] {
    const { legal } = this.scene;
    return this.card ? namableColours(legal, this.card.card) : firstColours(legal);
  }
  override get isBusy(): boolean {
    return this.pendingMove !== null || super.isBusy;
  }

  reset(): void {
    this.picked = this.leaving = this.pendingMove = null;
  }
  override undo(): void {
    if (this.scene.sending === null) this.flown = null;
    super.undo();
  }

  tap(held: HeldCard): void {
    const { legal } = this.scene;
    if (this.isBusy || legal.length === 0) return;
    if (!playableCards(legal).has(held.card)) this.explain(anyPlay(held.card));
    else if (this.card?.key !== held.key) this.picked = held;
    else if (this.colours.length) this.picked = null;
    else this.play(null);
  }

  tapDeck(): void {
    const { legal } = this.scene;
    if (this.isBusy || legal.length === 0) return;
    if (!canDraw(legal)) this.explain("draw");
    else if (mustDraw(legal) || this.picked === "deck") this.send("draw");
    else this.picked = "deck";
  }

  /** Choose a colour for the lifted card, or for the colour changer that was turned up first. */
  pickColour(colour: string): void {
    if (this.card) this.play(colour);
    else this.send(writeName(colour));
  }

  /** Play the lifted card; the second-to-last one waits for "mau". */
  play(colour: string | null): void {
    const held = this.card!;
    const move = writePlay(held.card, colour);
    this.fly(held);
    if (canSayMau(this.scene.legal, move)) this.pendingMove = move;
    else this.send(move);
  }

  sayMau(): void {
    if (this.pendingMove) this.send(withMau(this.pendingMove));
  }
  skipMau(): void {
    if (this.pendingMove) this.send(this.pendingMove);
  }

  override send(move: string): void {
    this.pendingMove = null;
    super.send(move);
  }

  protected override refused(): void {
    this.undo();
  }

  override eventsShown(): void {
    this.flown = null;
  }

  private fly(held: HeldCard): void {
    const before = measureSpots();
    const planned = [{ from: "hand", to: "pile", picture: Card, props: { card: held.card }, width: 72 }];
    startFlights({ planned, before });
    this.leaving = held;
    this.flown = held.card;
  }
}
