import type { AnyEvent, AnyTableEvent, AnyView, ClockState, Person, TableState, AnyMessage, Update } from "../messages";
import { Problem } from "../net/api";
import { noteSpots } from "../motion/flights.svelte";
import { Connection } from "../net/socket.svelte";
import { notify } from "../notices.svelte";
import { forSharedDevice, linesOf, missingShares, settingsChanged, type Line, type Reader } from "./log";
import type { Alarm, DealId } from "../fair/receipt";
import { pageGame } from "../games/registry";
import { DealParticipant } from "./deal";
import { eventsOf, Presentation, type Received } from "./presentation.svelte";
import { ShownReactions } from "../reactions/shown.svelte";
import { sceneTempo } from "../settings.svelte";
import { endStage, timeOf, type Stage, type StagesOf } from "./stage";

/** What one seat of this device sees; seat null is a spectator's. */
export interface Eyes {
  seat: number | null;
  view: AnyView | null;
  legal: string[];
  /** The server will make the only legal move. */
  isForced: boolean;
  ply: number;
  order: string | null;
  orders: string[];
  clock: ClockState | null;
  /** What happened last. */
  events: AnyEvent[];
  /** Those of them that came with this view. */
  fresh: AnyEvent[];
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
  readonly reactions = new ShownReactions();
  /** What the server sends is shown through it, in stages where that helps. */
  readonly presentation = new Presentation(this);
  private readonly dealing: DealParticipant;
  private number = 0;
  /** As the server said last; `state` follows when it is shown. */
  private latest: TableState | null = null;
  private stages: { game: string; of: StagesOf | null } | null = null;
  private listeners = new Set<(eyes: Eyes, happened: AnyTableEvent[]) => void>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
    /** A screen that everybody looks at: nothing that only one seat may see. */
    private readonly isSpectator = false,
  ) {
    this.dealing = new DealParticipant(id);
    this.connection = new Connection(
      id,
      () => this.state?.invite ?? invite,
      () => this.number,
      (message) => this.receive(message),
      (problem) => (this.problem = problem),
      isSpectator,
    );
  }

  /** Seats of this device. */
  get seats(): number[] {
    return this.seatsIn(this.state);
  }

  /** To whom sentences say “you”; several people at one device go by their names. */
  get viewer(): number | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  get names(): string[] {
    return (this.state?.seats ?? []).map(({ holder }) => holder?.name ?? "–");
  }

  get isHost(): boolean {
    return this.state !== null && this.state.host.guest === this.me?.guest;
  }

  /** Whether somebody's connection is gone, as far as the server has said. */
  isOffline(guest: string): boolean {
    return guest !== this.me?.guest && this.people.length > 0 && !this.people.some((each) => each.guest === guest);
  }

  /** Hears of everything that happens, once for each pair of eyes; returns how to stop. */
  onHappening(listener: (eyes: Eyes, happened: AnyTableEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.connection.close();
    this.presentation.close();
    this.reactions.close();
  }

  private seatsIn(state: TableState | null): number[] {
    const guest = this.isSpectator ? null : this.me?.guest;
    return (state?.seats ?? []).flatMap(({ holder }, seat) =>
      holder?.kind === "person" && holder.guest === guest ? [seat] : [],
    );
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
    } else if (message.type === "reaction") this.reactions.show(message.seat, message.reaction);
    else if (message.type === "update") this.take(message);
  }

  /** What can't wait is done now; the rest is shown in its time. */
  private take(update: Update): void {
    this.problem = null;
    const isNews = update.number > this.number;
    const isLive = this.number > 0;
    this.number = Math.max(this.number, update.number);
    if (update.state) this.latest = update.state;
    this.loadStages();
    this.share(update.table_events);
    if (isNews && isLive) this.announce(update.table_events);
    this.presentation.push({ update, isNews });
  }

  apply({ update, isNews }: Received, fresh?: AnyEvent[]): void {
    noteSpots();
    if (update.state) this.state = update.state;
    this.waitingSince = update.waiting_since ?? null;
    const closed = update.table_events.find((each) => each.what === "closed");
    if (closed?.fair) this.closedDeal = JSON.parse(closed.fair) as ClosedDeal;
    const seen = this.look(update, fresh);
    if (isNews) this.note(update);
    for (const { what } of update.table_events)
      if (what === "began" || what === "broken-off") this.isBrokenOff = what === "broken-off";
    for (const listener of this.listeners) listener(seen, update.table_events);
  }

  /** The stages of an update that follows what is shown; several moves at once are no scene. */
  stagesOf(update: Update): Stage[] {
    const before = this.eyes.find((each) => each.seat === update.seat)?.view;
    const after = update.view;
    if (!before || !after || update.table_events.filter(({ what }) => what === "moved").length !== 1) return [];
    const events = eventsOf(update);
    const own = this.stages?.of?.(events) ?? [];
    const stages = after.end === null || before.end !== null ? own : [...own, endStage(events, after)];
    return this.isShort(update, stages) ? [] : stages;
  }

  /** Whoever must hurry has no time for a scene. */
  private isShort({ legal, clock }: Update, stages: Stage[]): boolean {
    const end = Date.now() + this.drift + timeOf(stages) * sceneTempo();
    return Boolean(legal && clock && end > clock.warning);
  }

  private loadStages(): void {
    const game = this.latest?.choices.game;
    if (!game || this.stages?.game === game) return;
    const loading = (this.stages = { game, of: null as StagesOf | null });
    pageGame(game)
      .stages?.()
      .then(({ default: of }) => (loading.of = of as StagesOf))
      .catch(() => {}); // without them everything is shown at once
  }

  private look(update: Update, fresh?: AnyEvent[]): Eyes {
    const before = this.eyes.find((each) => each.seat === update.seat);
    const eventLists = update.table_events.flatMap((each) =>
      each.what === "moved" || each.what === "dealt" ? [each.events] : [],
    );
    const events = before ? eventLists.flat() : (eventLists.at(-1) ?? []); // a newcomer isn’t shown the whole past
    const isGone = update.table_events.some((each) => each.what === "broken-off");
    const isBefore = this.state?.status === "dealing" || this.state?.status === "open";
    const seen: Eyes = {
      seat: update.seat,
      view: update.view ?? (isBefore || isGone ? null : (before?.view ?? null)),
      legal: update.legal ?? [],
      isForced: update.forced ?? false,
      ply: update.ply ?? 0,
      order: update.order ?? null,
      orders: update.orders ?? [],
      clock: update.clock ?? null,
      events: events.length ? events : (before?.events ?? []),
      fresh: fresh ?? (events.length ? events : (before?.fresh ?? [])),
    };
    const mine = this.seats;
    const isValid = (seat: number | null) => (seat === null ? mine.length === 0 : mine.includes(seat));
    this.eyes = [...this.eyes.filter((each) => each.seat !== seen.seat && isValid(each.seat)), seen].sort(
      (one, other) => (one.seat ?? -1) - (other.seat ?? -1),
    );
    return seen;
  }

  /** Every pair of eyes hears of the same entries: the first one's are written down, here up to some event of a move. */
  note({ table_events }: Update, count = Infinity): void {
    const happened = table_events.map((each) =>
      each.what === "moved" ? { ...each, events: each.events.slice(0, count) } : each,
    );
    const reader: Reader = {
      game: this.state!.choices.game,
      names: this.names,
      viewer: this.viewer,
      me: this.seats.length > 1 ? null : (this.me?.guest ?? null),
    };
    const known = new Set(this.lines.map((line) => line.key));
    const visible = this.seats.length > 1 ? happened.map(forSharedDevice) : happened;
    const fresh = visible.flatMap((each) => linesOf(each, reader)).filter((line) => !known.has(line.key));
    this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
  }

  /** Every seat of this device adds to the deal, so that nobody chooses it. */
  private share(happened: AnyTableEvent[]): void {
    this.alarm = this.dealing.follow(happened) ?? this.alarm;
    this.deal = this.dealing.id;
    if (this.latest?.status !== "dealing") return;
    for (const request of this.dealing.due(this.seatsIn(this.latest))) {
      this.connection.ask(request).catch(() => {}); // too late, or given by another device: the list and the deal say so
    }
  }

  /** A missing share is reported when it happens, not only when someone checks. */
  private announce(happened: AnyTableEvent[]): void {
    for (const each of happened) {
      const [text, kind] = missingShares(each, this.names, this.seats) ?? [];
      if (text && !this.alarm) notify(text, kind); // an alarm says it already
      if (each.what === "settings-changed" && !this.isHost) notify(settingsChanged(each, this.names));
    }
  }
}
