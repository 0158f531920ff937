import { untrack } from "svelte";
import type { BluesView } from "../../messages";
import { complain, notify } from "../../notices.svelte";
import { isMyTurn, type Scene } from "../../table/scene";
import * as bidding from "./bidding";
import { bidsAhead } from "./bids";
import { counted, NOTHING, type Counts, type Wish } from "./cards";
import * as paying from "./paying";
import * as showing from "./showing";

/** What the viewer is about to do: built by taps, sent by the main action, forgotten with the next decision. */
export class Choice {
  private wish = $state.raw<Wish | null>(null);

  constructor(private readonly look: () => Scene<BluesView>) {
    let [ply, wasPlanning] = [look().ply, false];
    $effect(() => {
      const [nextPly, isPlanning] = [look().ply, this.isPlanning];
      untrack(() => {
        const goesOn = wasPlanning && isPlanning && this.moves.includes(this.now.move ?? "");
        if (nextPly !== ply && !goesOn) this.wish = null;
      });
      [ply, wasPlanning] = [nextPly, isPlanning];
    });
  }

  get hand(): Counts {
    return counted(this.look().view.hand ?? "");
  }

  /** Many plates leave less room for the rest. */
  get isCrowded(): boolean {
    return this.look().view.players > 4;
  }

  /** Not at turn in an auction one is still in: a standing order can be given. */
  get isPlanning(): boolean {
    const { view, legal, players } = this.look();
    if (view.viewer === null || view.phase !== "auction" || view.end !== null || legal.length) return false;
    return !view.seats[view.viewer]!.passed && players[view.viewer]!.isMe;
  }

  get moves(): string[] {
    const { legal, view } = this.look();
    return this.isPlanning ? bidsAhead(this.hand, view.high) : legal;
  }

  get canTap(): boolean {
    const scene = this.look();
    return scene.sending === null && scene.order === null && (isMyTurn(scene) || this.isPlanning);
  }

  private get now(): Wish {
    return this.wish ?? { move: this.usual, values: "" };
  }

  /** What is chosen before anybody has chosen. */
  private get usual(): string | null {
    const { legal, view } = this.look();
    if (view.phase === "paying") return paying.payments(legal, this.hand)[0] ?? null;
    return view.phase === "showing" ? showing.usual(legal) : null;
  }

  get move(): string | null {
    return this.look().sending ?? this.now.move;
  }

  /** How many of each pile the choice would take. */
  get lifted(): Counts {
    const { phase } = this.look().view;
    if (this.move === null) return counted("");
    if (phase === "auction") return counted(this.move.startsWith("bid ") ? bidding.lifted(this.now, this.hand) : "");
    return counted(phase === "paying" ? paying.paidIn(this.move) : showing.liftedIn(this.move));
  }

  pick(move: string): void {
    if (move === this.now.move && this.look().view.phase !== "paying") this.wish = NOTHING;
    else this.wish = move.startsWith("bid ") ? bidding.picked(move, this.hand) : { move, values: "" };
  }

  forget(): void {
    this.wish = null;
  }

  tap(kind: string): void {
    if (!this.canTap) return;
    const [next, meant] = [this.tapped(kind), this.meant(kind)];
    if (next) this.wish = next;
    else if (!this.moves.includes(meant)) this.look().why(meant).then(notify, complain);
  }

  private tapped(kind: string): Wish | null {
    const { phase } = this.look().view;
    if (phase === "auction") return bidding.tapped(this.now, kind, this.moves, this.hand);
    if (phase === "paying") return paying.tapped(this.now, kind, this.moves, this.hand);
    return showing.tapped(this.now, kind, this.moves);
  }

  private meant(kind: string): string {
    const { phase } = this.look().view;
    if (phase === "paying") return paying.meant(this.now, kind);
    return phase === "auction" ? bidding.meant(this.now, kind, this.hand) : showing.meant(kind, this.hand[kind] ?? 0);
  }

  async send(move: string | null): Promise<void> {
    if (move) await this.look().send(move).catch(complain);
  }
}
