import type { MauView } from "../../messages";
import { launch } from "../../motion/flights.svelte";
import { measure } from "../../motion/spots";
import { complain, notify } from "../../notices.svelte";
import type { Scene } from "../../table/scene";
import CardFace from "../../cards/mau_mau/Card.svelte";
import { attempt, canDraw, canSayMau, colours, mustDraw, playable, playing, withMau } from "./moves";
import type { Held } from "./sorting";

/** What the viewer is about to do. Nothing of it is sent before `send`. */
export class Choice {
  /** The card that is lifted, or the deck. */
  picked = $state.raw<Held | "deck" | null>(null);
  /** The card that lies on the pile already, though nothing has been sent or answered. */
  leaving = $state.raw<Held | null>(null);
  /** 4: the move that goes out with or without mau. */
  dueMove = $state<string | null>(null);
  /** A card that has flown already, so that it doesn't fly again when the server tells of it. */
  flown: string | null = null;

  constructor(private readonly scene: () => Scene<MauView>) {}

  get card(): Held | null {
    return this.picked === "deck" ? null : this.picked;
  }
  /** Colours to choose from before the card can be played. */
  get colours(): string[] {
    return this.card ? colours(this.scene().legal, this.card.card) : [];
  }
  get isBusy(): boolean {
    return this.dueMove !== null || this.scene().sending !== null;
  }

  /** Another decision is due, or this one is taken back. */
  forget(): void {
    this.picked = this.leaving = this.dueMove = null;
  }
  undo(): void {
    if (this.scene().sending !== null) return;
    this.flown = null;
    this.forget();
  }

  tap(held: Held): void {
    const { legal } = this.scene();
    if (this.isBusy || legal.length === 0) return;
    if (!playable(legal).has(held.card)) this.explain(attempt(held.card));
    else if (this.card?.key !== held.key) this.picked = held;
    else if (this.colours.length) this.picked = null;
    else this.play(null);
  }

  tapDeck(): void {
    const { legal } = this.scene();
    if (this.isBusy || legal.length === 0) return;
    if (!canDraw(legal)) this.explain("draw");
    else if (mustDraw(legal) || this.picked === "deck") this.send("draw");
    else this.picked = "deck";
  }

  /** Plays the lifted card; the last but one waits for a mau. */
  play(colour: string | null): void {
    const held = this.card!;
    const move = playing(held.card, colour);
    this.fly(held);
    if (canSayMau(this.scene().legal, move)) this.dueMove = move;
    else this.send(move);
  }

  sayMau(): void {
    if (this.dueMove) this.send(withMau(this.dueMove));
  }
  keepSilent(): void {
    if (this.dueMove) this.send(this.dueMove);
  }

  send(move: string): void {
    this.dueMove = null;
    this.scene()
      .send(move)
      .catch((trouble) => {
        this.undo();
        complain(trouble);
      });
  }

  private fly(held: Held): void {
    const before = measure();
    launch([{ from: "hand", to: "pile", what: CardFace, props: { card: held.card }, width: 72 }], before);
    this.leaving = held;
    this.flown = held.card;
  }

  private explain(move: string): void {
    this.scene()
      .why(move)
      .then((text) => text && notify(text), complain);
  }
}
