import type { Reaction } from "./faces";

export const SHOWN_FOR = 4000; // milliseconds

export interface ShownReaction {
  reaction: Reaction;
  /** Another one each time, so that a repeated reaction is seen again. */
  key: number;
}

/** The reactions that are to be seen now, by seat. */
export class ShownReactions {
  bySeat = $state.raw<Record<number, ShownReaction>>({});
  /** The last one, for screen readers; null once it is gone. */
  latest = $state.raw<{ seat: number; reaction: Reaction } | null>(null);
  private count = 0;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(seat: number, reaction: Reaction): void {
    clearTimeout(this.timers.get(seat));
    this.bySeat = { ...this.bySeat, [seat]: { reaction, key: ++this.count } };
    this.latest = { seat, reaction };
    this.timers.set(
      seat,
      setTimeout(() => this.end(seat), SHOWN_FOR),
    );
  }

  private end(seat: number): void {
    this.bySeat = Object.fromEntries(Object.entries(this.bySeat).filter(([each]) => Number(each) !== seat));
    if (this.latest?.seat === seat) this.latest = null;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
