import type { AnyEvent, AnyView } from "../../messages";
import { complain } from "../../notices.svelte";
import type { ReplayFrame, GameRecord } from "../../shapes";
import { narrate } from "../../table/narration";
import { isLandmark } from "./landmarks";
import { handsOf, opened } from "./opening";
import { Reels } from "./reels";

/** Through whose eyes: a seat's, a spectator's, or with all cards open. */
export type Eyes = number | "spectator" | "open";

export interface Shown {
  at: number;
  view: AnyView;
  /** What is to be seen happening: only when one steps forward by one. */
  events: AnyEvent[];
  hands: (string[] | null)[] | null;
}

const NOTHING: AnyEvent[] = [];

/** A finished game that can be wound back and forth. */
export class Film {
  at = $state(0);
  eyes = $state<Eyes>("spectator");
  shown = $state.raw<Shown | null>(null);
  readonly last: number;
  private readonly reels: Reels;

  constructor(
    readonly id: string,
    readonly record: GameRecord,
  ) {
    this.reels = new Reels(id);
    this.last = record.moves.length;
  }

  go(at: number): Promise<void> {
    const before = this.at;
    this.at = Math.min(this.last, Math.max(0, at));
    return this.show(this.at === before + 1);
  }

  lookThrough(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.show(false);
  }

  /** To the next landmark, or the one before; to the end where there is none. */
  async jump(way: 1 | -1): Promise<void> {
    let at = this.at + way;
    while (at > 0 && at < this.last && !isLandmark(this.record.game, (await this.loaded(at)).events)) at += way;
    await this.go(at);
  }

  /** What the log says of a frame, through the eyes of now. */
  sentences(at: number): string[] {
    const { game, names } = this.record;
    return (this.reels.frame(this.seat, at)?.events ?? []).map((event) => narrate(game, event, names, this.seat));
  }

  /** Whether the frame is here. Fetches it if not. */
  has(at: number): boolean {
    const has = this.reels.frame(this.seat, at) !== undefined;
    if (!has) this.reels.load(this.seat, at).catch(complain);
    return has;
  }

  async show(isStep: boolean): Promise<void> {
    const { at, eyes } = this;
    const wanted = eyes === "open" ? [null, ...this.record.names.keys()] : [this.seat];
    if (!wanted.every((seat) => this.reels.frame(seat, at))) {
      await Promise.all(wanted.map((seat) => this.reels.load(seat, at)));
      if (at !== this.at || eyes !== this.eyes) return; // one has gone on meanwhile
    }
    const [frame, ...others] = wanted.map((seat) => this.reels.frame(seat, at)!) as [ReplayFrame, ...ReplayFrame[]];
    this.shown = { at, events: isStep ? frame.events : NOTHING, ...this.seen(frame, others) };
  }

  private seen(frame: ReplayFrame, others: ReplayFrame[]): Pick<Shown, "view" | "hands"> {
    if (!others.length) return { view: frame.view, hands: null };
    const views = others.map(({ view }) => view);
    return { view: opened(frame.view, views), hands: handsOf(views) };
  }

  private get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  private async loaded(at: number): Promise<ReplayFrame> {
    await this.reels.load(this.seat, at);
    return this.reels.frame(this.seat, at)!;
  }
}
