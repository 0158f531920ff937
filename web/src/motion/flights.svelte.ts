import type { Component } from "svelte";
import { isCalm } from "../settings.svelte";
import { measure } from "./spots";

/** Something that goes from one spot to another; `what` draws it, as wide as `width`. */
export interface Flight {
  from: string;
  to: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the component takes
  what: Component<any>;
  props?: Record<string, unknown>;
  width?: number;
  /** "chase": it leaves as if something were after it. */
  manner?: "glide" | "hop" | "chase";
}

export interface Flying extends Flight {
  key: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

export const SPAN = 320; // milliseconds of one flight
const STEP = 90; // between two
const WHOLE = 900; // all of them have landed by then

let air = $state.raw<Flying[]>([]);
let last = 0;

export const inTheAir = (): Flying[] => air;

/** Sends them off; from where they were before the page changed to where they are now. Nobody has to wait for it. */
export function launch(flights: Flight[], before: Map<string, DOMRect>): void {
  if (isCalm() || document.hidden) return;
  const now = measure();
  const step = Math.min(STEP, (WHOLE - SPAN) / Math.max(1, flights.length));
  const ready = flights.flatMap((flight, place) => {
    const start = before.get(flight.from) ?? now.get(flight.from);
    const end = now.get(flight.to) ?? before.get(flight.to);
    return start && end ? [{ ...flight, key: ++last, start, end, delay: place * step }] : [];
  });
  if (ready.length) air = [...air, ...ready];
}

export function land(key: number): void {
  air = air.filter((flying) => flying.key !== key);
}

/** A tap skips what is still in the air. */
export function landAll(): void {
  if (air.length) air = [];
}
