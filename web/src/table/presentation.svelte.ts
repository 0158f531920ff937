import type { AnyEvent, Update } from "../messages";
import { noteSpots } from "../motion/flights.svelte";
import { sceneTempo } from "../settings.svelte";
import { timeOf, type Stage } from "./stage";
import type { Eyes } from "./table.svelte";

/** An update from the server that is still to be shown. */
export interface Received {
  update: Update;
  /** It tells something that was not known before. */
  isNews: boolean;
}

/** What the presentation shows updates on: the table. */
interface Target {
  eyes: Eyes[];
  /** The stages of an update; none where it is shown at once. */
  stagesOf(update: Update): Stage[];
  /** Show an update; `fresh` are those of its events that were not seen in a stage. */
  apply(received: Received, fresh?: AnyEvent[]): void;
  /** Write down the first events of an update. */
  note(update: Update, count: number): void;
}

/** A key moment that is being shown. */
interface Moment {
  /** Of all eyes of this device: they hear of the same entry. */
  received: Received[];
  stages: Stage[];
  /** The eyes before it. */
  base: Eyes[];
  /** The stage on show. */
  at: number;
}

const LATE = 6000; // milliseconds that the page may lag behind the table
const GAP = 350; // milliseconds between two moves that had to wait

/**
 * Shows the server's updates one after the other. A key moment is shown in stages, and what comes after it waits; the
 * server never does. If too much waits, it is shown at once after the moment; if nobody looks, right away.
 */
export class Presentation {
  /** The stage on show. */
  stage = $state.raw<Stage | null>(null);
  /** When the last key moment ended, in milliseconds since 1970. */
  endedAt = 0;
  private queue: Received[] = [];
  private moment: Moment | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWaiting = false;
  private isHeld = false;
  /** So much has happened that what waits is shown at once, after the moment on show. */
  private isHurried = false;
  /** What was held back is shown in full, however much it is. */
  private isUnhurried = false;
  private readonly hidden = () => document.hidden && this.catchUp();

  constructor(private readonly target: Target) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  push(received: Received): void {
    if (this.belongsToMoment(received.update)) this.join(received);
    else this.queue.push(received);
    if (!this.isHeld && !this.isUnhurried && this.lag() > LATE) this.isHurried = true;
    if (document.hidden) this.catchUp();
    else this.next();
  }

  /** Show nothing new until `release`; a moment on show continues to its end. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    this.isUnhurried = this.queue.length > 0;
    this.next();
  }

  /** End the key moment on show. */
  skip(): void {
    this.endGap();
    if (this.moment) this.finish();
    this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hidden);
  }

  private catchUp(): void {
    if (this.isHeld) return;
    this.endGap();
    if (this.moment) this.finish();
    for (const received of this.queue.splice(0)) this.target.apply(received);
  }

  private next(): void {
    while (!this.moment && !this.isWaiting && !this.isHeld && this.queue.length) {
      const received = this.queue.shift()!;
      const stages = sceneTempo() && !this.isHurried ? this.target.stagesOf(received.update) : [];
      if (stages.length) this.begin(received, stages);
      else this.show(received);
    }
    if (!this.queue.length) this.isUnhurried = this.isHurried = false;
  }

  private show(received: Received): void {
    this.target.apply(received);
    const follower = this.queue[0]?.update;
    if (follower && !this.isHurried && follower.number !== received.update.number && isMove(follower)) this.wait(GAP);
  }

  private wait(time: number): void {
    const factor = sceneTempo();
    if (!factor) return;
    this.isWaiting = true;
    this.timer = setTimeout(() => {
      this.endGap();
      this.next();
    }, time * factor);
  }

  private endGap(): void {
    if (this.isWaiting) clearTimeout(this.timer);
    this.isWaiting = false;
  }

  private begin(received: Received, stages: Stage[]): void {
    const { eyes } = this.target;
    this.moment = { received: [received], stages, base: eyes, at: -1 };
    while (this.queue.length && this.belongsToMoment(this.queue[0]!.update))
      this.moment.received.push(this.queue.shift()!);
    this.advance();
  }

  private belongsToMoment(update: Update): boolean {
    const first = this.moment?.received[0]!.update;
    return first !== undefined && update.number === first.number && update.seat !== first.seat && isMove(update);
  }

  /** Another seat of this device has heard of the moment, too. */
  private join(received: Received): void {
    const moment = this.moment!;
    moment.received.push(received);
    const seat = received.update.seat;
    const own = moment.base.filter((eyes) => eyes.seat === seat).map((eyes) => stagedEyes(moment, eyes));
    this.target.eyes = this.target.eyes.map((eyes) => (eyes.seat === seat ? own[0]! : eyes));
  }

  private advance(): void {
    const moment = this.moment!;
    const stage = moment.stages[++moment.at];
    if (!stage) return this.skip();
    this.stage = stage;
    noteSpots();
    this.target.eyes = moment.base.map((eyes) => stagedEyes(moment, eyes));
    const { update, isNews } = moment.received[0]!;
    if (isNews) this.target.note(update, countSeen(moment));
    this.timer = setTimeout(() => this.advance(), stage.time * sceneTempo());
  }

  private finish(): void {
    clearTimeout(this.timer);
    const moment = this.moment!;
    moment.at = moment.stages.length - 1;
    this.moment = this.stage = null;
    this.endedAt = Date.now();
    this.target.eyes = moment.base;
    for (const each of moment.received) this.target.apply(each, eventsOf(each.update).slice(countSeen(moment)));
  }

  /** How long the page needs for all that waits, in milliseconds. */
  private lag(): number {
    const factor = sceneTempo();
    const rest = this.moment ? timeOf(this.moment.stages.slice(this.moment.at)) : 0;
    return factor * (rest + this.queue.filter(({ update }) => isMove(update)).length * GAP);
  }
}

/** In a stage it is nobody's turn, and the result isn't known yet. */
const UNDECIDED = { turn: null, end: null, scores: null, ranks: null };

const isMove = ({ table_events }: Update): boolean => table_events.some(({ what }) => what === "moved");

/** What happened in the game. */
export const eventsOf = ({ table_events }: Update): AnyEvent[] =>
  table_events.flatMap((each) => (each.what === "moved" || each.what === "dealt" ? each.events : []));

const updateFor = ({ received }: Moment, seat: number | null): Update | undefined =>
  received.find(({ update }) => update.seat === seat)?.update;

/** The places of a stage's events in the update. */
function placesIn({ received }: Moment, stage: Stage): number[] {
  const all = eventsOf(received[0]!.update);
  return stage.events.map((event) => all.indexOf(event));
}

/** How many events were seen by the end of the current stage. */
const countSeen = (moment: Moment): number =>
  1 + Math.max(-1, ...moment.stages.slice(0, moment.at + 1).flatMap((stage) => placesIn(moment, stage)));

/** What one pair of eyes sees; nobody has anything to decide meanwhile. Eyes that have not heard of it see nothing new. */
function stagedEyes(moment: Moment, eyes: Eyes): Eyes {
  const { stages, at, received } = moment;
  const update = updateFor(moment, eyes.seat);
  const after = update?.view;
  const view =
    after && eyes.view && stages.slice(0, at + 1).reduce((seen, stage) => stage.view(seen, after), eyes.view);
  const events = update ? eventsOf(update) : [];
  return {
    ...eyes,
    view: eyes.view && { ...(view ?? eyes.view), ...UNDECIDED },
    legal: [],
    isForced: false,
    orders: [],
    ply: received[0]!.update.ply ?? 0,
    events: events.slice(0, countSeen(moment)),
    fresh: placesIn(moment, stages[at]!).flatMap((place) => events[place] ?? []),
  };
}
