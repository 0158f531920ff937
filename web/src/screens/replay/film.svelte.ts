import { LIMITS } from "../../games";
import { pageGame } from "../../games/registry";
import type { AnyEvent, AnyView } from "../../messages";
import { get } from "../../net/api";
import { complain } from "../../notices.svelte";
import type { GameRecord, Replay, ReplayFrame } from "../../shapes";
import { eventLines, type Line } from "../../table/log";
import type { Player, Scene } from "../../table/scene";
import { SvelteMap } from "svelte/reactivity";

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
  private readonly frames: FrameCache;

  constructor(
    readonly id: string,
    readonly record: GameRecord,
  ) {
    this.frames = new FrameCache(id);
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
  lines(at: number): Line[] {
    const { game, names } = this.record;
    const events = this.frames.frame(this.seat, at)?.events ?? [];
    return eventLines(events, at, 0, { game, names, viewer: this.seat, me: null });
  }

  sentences(at: number): string[] {
    return this.lines(at).map(({ text }) => text());
  }

  /** Whether the frame is here. Fetches it if not. */
  has(at: number): boolean {
    const has = this.frames.frame(this.seat, at) !== undefined;
    if (!has) this.frames.load(this.seat, at).catch(complain);
    return has;
  }

  async show(isStep: boolean): Promise<void> {
    const { at, eyes } = this;
    const wanted = eyes === "open" ? [null, ...this.record.names.keys()] : [this.seat];
    if (!wanted.every((seat) => this.frames.frame(seat, at))) {
      await Promise.all(wanted.map((seat) => this.frames.load(seat, at)));
      if (at !== this.at || eyes !== this.eyes) return; // one has gone on meanwhile
    }
    const [frame, ...others] = wanted.map((seat) => this.frames.frame(seat, at)!) as [ReplayFrame, ...ReplayFrame[]];
    this.shown = { at, events: isStep ? frame.events : NOTHING, ...this.seen(frame, others) };
  }

  private seen(frame: ReplayFrame, others: ReplayFrame[]): Pick<Shown, "view" | "hands"> {
    if (!others.length) return { view: frame.view, hands: null };
    const views = others.map(({ view }) => view);
    return { view: revealAll(frame.view, views), hands: handsOf(views) };
  }

  private get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  private async loaded(at: number): Promise<ReplayFrame> {
    await this.frames.load(this.seat, at);
    return this.frames.frame(this.seat, at)!;
  }
}

/** Whether one wants to jump to some events: the end, and what the game says. */
function isLandmark(game: string, events: AnyEvent[]): boolean {
  const { landmarks } = pageGame(game);
  return events.some(({ event }) => event === "over" || landmarks.includes(event));
}

/** By seat, what each holds; null where a game has no hands. */
function handsOf(views: AnyView[]): (string[] | null)[] {
  return views.map((view) => ("hand" in view && view.hand !== null ? [...view.hand] : null));
}

/** A spectator's view with all that the players knew. */
const revealAll = (view: AnyView, views: AnyView[]): AnyView => pageGame(view.game).reveal?.(view, views) ?? view;

const PAGE = LIMITS.replayPage; // frames

/** The frames of one game by seat (null: a spectator's), fetched page by page when they are wanted. */
export class FrameCache {
  private pages = new SvelteMap<string, ReplayFrame[]>();
  private coming = new Map<string, Promise<void>>();

  constructor(private readonly id: string) {}

  frame(seat: number | null, at: number): ReplayFrame | undefined {
    return this.pages.get(key(seat, at))?.[at % PAGE];
  }

  load(seat: number | null, at: number): Promise<void> {
    const page = key(seat, at);
    if (this.pages.has(page)) return Promise.resolve();
    const coming = this.coming.get(page) ?? this.fetch(seat, at).finally(() => this.coming.delete(page));
    this.coming.set(page, coming);
    return coming;
  }

  private async fetch(seat: number | null, at: number): Promise<void> {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    const from = at - (at % PAGE);
    const { frames } = await get<Replay>(
      `/api/played/${encodeURIComponent(this.id)}/replay?from=${from}&count=${PAGE}${eyes}`,
    );
    this.pages.set(key(seat, at), frames);
  }
}

const key = (seat: number | null, at: number) => `${seat ?? "-"}/${Math.floor(at / PAGE)}`;

/** What a board sees of a film: all of it over, nothing to decide. */
export class ReplayScene implements Scene {
  readonly legal: string[] = [];
  readonly sending = null;
  readonly hint = null;
  readonly clock = null;
  readonly order = null;
  readonly orders: string[] = [];
  readonly players: Player[];

  constructor(private readonly film: Film) {
    const { names, bots } = film.record;
    this.players = names.map((name, seat) => ({
      name,
      isBot: bots[seat] !== null,
      isAway: false,
      isMe: false,
      warned: null,
    }));
  }

  get table() {
    return this.film.id;
  }
  get game() {
    return this.film.record.game;
  }
  get options() {
    return this.film.record.options;
  }
  get view() {
    return this.film.shown!.view;
  }
  get ply() {
    return this.film.shown!.at;
  }
  get events() {
    return this.film.shown!.events;
  }
  get lastLine() {
    return this.film.sentences(this.film.shown!.at).at(-1) ?? null;
  }
  get hands() {
    return this.film.shown!.hands;
  }

  async send(): Promise<void> {}
  async why(): Promise<string> {
    return "";
  }
  async setOrder(): Promise<void> {}
}
