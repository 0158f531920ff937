import type { AnyEvent, AnyTableEvent, AnyView, ClockState, Person, TableState, AnyMessage, Update } from "../messages";
import { Problem } from "../net/api";
import { Connection } from "../net/socket.svelte";
import { notify } from "../notices.svelte";
import { forSharedDevice, linesOf, missingShares, type Line } from "./log";
import type { Alarm, DealId } from "../fair/receipt";
import { DealParticipant } from "./deal";

/** What one seat of this device sees; seat null is a spectator's. */
export interface Eyes {
  seat: number | null;
  view: AnyView | null;
  legal: string[];
  ply: number;
  order: string | null;
  orders: string[];
  clock: ClockState | null;
  events: AnyEvent[];
}

/** What is checked of a game that was closed before its end: the rest of its `fair` is for docs/fair-deals.md. */
export interface ClosedDeal {
  commitment: string;
  secret: string;
  shares: (string | null)[];
}

const MOST_LINES = 2000;

/** A table as this device knows it: folds the server’s messages and sends requests. */
export class Table {
  state = $state.raw<TableState | null>(null);
  me = $state.raw<Person | null>(null);
  people = $state.raw<Person[]>([]);
  /** How many others are here, whom the server doesn't name. */
  more = $state(0);
  muted = $state.raw<string[]>([]);
  eyes = $state.raw<Eyes[]>([]);
  lines = $state.raw<Line[]>([]);
  /** The current deal, or the last one. */
  deal = $state.raw<DealId | null>(null);
  /** What the server has done at a deal that no honest one does. */
  alarm = $state.raw<Alarm | null>(null);
  /** The last game ended without a result, and no other has begun. */
  isBrokenOff = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** When the decision began that everybody waits for, in the server's time; null where a clock runs. */
  waitingSince = $state<number | null>(null);
  /** What a game was dealt from that was closed before its end. */
  closedDeal = $state.raw<ClosedDeal | null>(null);
  /** How long others wait before they may ask for a bot, in milliseconds. */
  patience = 0;
  /** Server's clock minus ours, in milliseconds. */
  drift = 0;
  readonly connection: Connection;
  private readonly dealing: DealParticipant;
  private number = 0;
  private listeners = new Set<(eyes: Eyes, happened: AnyTableEvent[]) => void>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.dealing = new DealParticipant(id);
    this.connection = new Connection(
      id,
      () => this.state?.invite ?? invite,
      () => this.number,
      (message) => this.receive(message),
      (problem) => (this.problem = problem),
    );
  }

  /** Seats of this device. */
  get seats(): number[] {
    const guest = this.me?.guest;
    return (this.state?.seats ?? []).flatMap(({ holder }, seat) =>
      holder?.kind === "person" && holder.guest === guest ? [seat] : [],
    );
  }

  get names(): string[] {
    return (this.state?.seats ?? []).map(({ holder }) => holder?.name ?? "–");
  }

  get isHost(): boolean {
    return this.state !== null && this.state.host.guest === this.me?.guest;
  }

  /** Hears of everything that happens, once for each pair of eyes; returns how to stop. */
  onHappening(listener: (eyes: Eyes, happened: AnyTableEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.connection.close();
  }

  private receive(message: AnyMessage): void {
    if (message.type === "welcome") {
      this.me = message.me;
      this.muted = message.muted;
      this.drift = message.now - Date.now();
      this.patience = message.patience ?? 0;
    } else if (message.type === "people") {
      this.people = message.people;
      this.more = message.more ?? 0;
    } else if (message.type === "update") this.apply(message);
  }

  private apply(update: Update): void {
    this.problem = null;
    if (update.state) this.state = update.state;
    const isNews = update.number > this.number;
    const isLive = this.number > 0;
    this.number = Math.max(this.number, update.number);
    this.waitingSince = update.waiting_since ?? null;
    const closed = update.table_events.find((each) => each.what === "closed");
    if (closed?.fair) this.closedDeal = JSON.parse(closed.fair) as ClosedDeal;
    const fresh = this.look(update);
    if (isNews) this.note(update.table_events);
    for (const { what } of update.table_events)
      if (what === "began" || what === "broken-off") this.isBrokenOff = what === "broken-off";
    this.share(update.table_events);
    if (isNews && isLive) this.announce(update.table_events);
    for (const listener of this.listeners) listener(fresh, update.table_events);
  }

  private look(update: Update): Eyes {
    const before = this.eyes.find((each) => each.seat === update.seat);
    const eventLists = update.table_events.flatMap((each) =>
      each.what === "moved" || each.what === "dealt" ? [each.events] : [],
    );
    const events = before ? eventLists.flat() : (eventLists.at(-1) ?? []); // a newcomer isn’t shown the whole past
    const isGone = update.table_events.some((each) => each.what === "broken-off");
    const isBefore = this.state?.status === "dealing" || this.state?.status === "open";
    const fresh: Eyes = {
      seat: update.seat,
      view: update.view ?? (isBefore || isGone ? null : (before?.view ?? null)),
      legal: update.legal ?? [],
      ply: update.ply ?? 0,
      order: update.order ?? null,
      orders: update.orders ?? [],
      clock: update.clock ?? null,
      events: events.length ? events : (before?.events ?? []),
    };
    const mine = this.seats;
    const isValid = (seat: number | null) => (seat === null ? mine.length === 0 : mine.includes(seat));
    this.eyes = [...this.eyes.filter((each) => each.seat !== fresh.seat && isValid(each.seat)), fresh].sort(
      (one, other) => (one.seat ?? -1) - (other.seat ?? -1),
    );
    return fresh;
  }

  /** Every pair of eyes hears of the same entries: the first one's are written down. */
  private note(happened: AnyTableEvent[]): void {
    const game = this.state!.choices.game;
    const names = this.names;
    const viewer = this.seats.length === 1 ? this.seats[0]! : null; // several people at one device go by their names
    const known = new Set(this.lines.map((line) => line.key));
    const visible = this.seats.length > 1 ? happened.map(forSharedDevice) : happened;
    const fresh = visible.flatMap((each) => linesOf(each, game, names, viewer)).filter((line) => !known.has(line.key));
    this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
  }

  /** Every seat of this device adds to the deal, so that nobody chooses it. */
  private share(happened: AnyTableEvent[]): void {
    this.alarm = this.dealing.follow(happened) ?? this.alarm;
    this.deal = this.dealing.id;
    if (this.state?.status !== "dealing") return;
    for (const request of this.dealing.due(this.seats)) {
      this.connection.ask(request).catch(() => {}); // too late, or given by another device: the list and the deal say so
    }
  }

  /** A missing share is reported when it happens, not only when someone checks. */
  private announce(happened: AnyTableEvent[]): void {
    for (const each of happened) {
      const [text, kind] = missingShares(each, this.names, this.seats) ?? [];
      if (text && !this.alarm) notify(text, kind); // an alarm says it already
    }
  }
}
