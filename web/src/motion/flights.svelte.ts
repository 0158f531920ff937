import { untrack, type Component } from "svelte";
import type { AnyEvent } from "../messages";
import { isCalm } from "../settings.svelte";

/** A picture that moves from one spot of the board to another, `width` pixels wide; a card grows and shrinks with the spots. */
export interface Flight {
  from: string;
  to: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the component takes
  picture: Component<any>;
  props?: Record<string, unknown>;
  width?: number;
  /** A spot that it is as wide as, instead of a number. */
  like?: string;
  /** "chase": it flees and fades. */
  manner?: "glide" | "hop" | "chase";
}

export interface ActiveFlight extends Flight {
  key: number;
  start: DOMRect;
  end: DOMRect;
  /** When it sets off, in the time of `performance.now()`. */
  due: number;
}

/** Flights that begin together, and where the spots were before the page changed. */
interface Plan {
  planned: Flight[];
  before: Map<string, DOMRect>;
}

const WIDTH = 56; // pixels

/** How wide the picture is at a spot that has the shape of a card: as wide as the spot. */
export function widthAt({ width, height }: DOMRect, flight: Flight): number {
  const isCard = "card" in (flight.props ?? {}) && height > width * 1.3 && height < width * 1.6;
  return isCard ? width : (flight.width ?? WIDTH);
}

/** Its width in the air, which is scaled at both ends. */
export const flightWidth = (flight: ActiveFlight): number =>
  Math.max(widthAt(flight.start, flight), widthAt(flight.end, flight));

export const DURATION = 320; // milliseconds of one flight
const INTERVAL = 90; // between two
const TOTAL = 900; // all of them have landed by then
const MAX_EVENTS = 16; // more at once means catching up: nothing is animated
const MAX_FLIGHTS = 30; // likewise: no more than that are in the air
const AT_ONCE = 6; // pictures that are made in one frame; the next ones set off later anyway

/** Elements on the board that things fly between, by name: "deck", "row-2", "seat-3", "hand". */
const spots = new Map<string, HTMLElement>();
let flights = $state.raw<ActiveFlight[]>([]);
let waiting: ActiveFlight[] = []; // for the next frames
let lastKey = 0;

/** Svelte action: `use:spot={"seat-2"}`. */
export function spot(node: HTMLElement, name: string) {
  spots.set(name, node);
  const remove = () => spots.get(name) === node && spots.delete(name);
  return {
    update(next: string) {
      remove();
      name = next;
      spots.set(name, node);
    },
    destroy: remove,
  };
}

export const spotElement = (name: string): HTMLElement | undefined => spots.get(name);

export function measureSpots(): Map<string, DOMRect> {
  return new Map(Array.from(spots, ([name, node]) => [name, node.getBoundingClientRect()]));
}

/** Whether anybody would see a flight. */
const canFly = (): boolean => !isCalm() && !document.hidden;

/** Where everything is on the screen, until the next frame. */
let noted: Map<string, DOMRect> | null = null;

/** Remember where everything is. It costs least before an update changes the page: nothing has to be laid out for it. */
export function noteSpots(): void {
  if (noted || !canFly()) return;
  noted = measureSpots();
  requestAnimationFrame(() => (noted = null));
}

export const activeFlights = (): ActiveFlight[] => flights;

/** Start flights from where the spots were before the page changed to where they are now. Nothing waits for them. */
export function startFlights(...plans: Plan[]): void {
  if (!canFly()) return;
  const now = measureSpots();
  const room = Math.max(0, MAX_FLIGHTS - flights.length - waiting.length);
  const isIdle = !waiting.length;
  waiting.push(...plans.flatMap((plan) => flightsIn(plan, now)).slice(0, room));
  if (isIdle && waiting.length) showFlights();
}

function showFlights(): void {
  flights = [...flights, ...waiting.splice(0, AT_ONCE)];
  if (waiting.length) requestAnimationFrame(showFlights);
}

function flightsIn({ planned, before }: Plan, now: Map<string, DOMRect>): ActiveFlight[] {
  const interval = Math.min(INTERVAL, (TOTAL - DURATION) / Math.max(1, planned.length));
  const first = performance.now();
  return planned.flatMap((flight, place) => {
    const start = before.get(flight.from) ?? now.get(flight.from);
    const end = now.get(flight.to) ?? before.get(flight.to);
    const width = flight.like ? now.get(flight.like)?.width : flight.width;
    return start && end ? [{ ...flight, width, key: ++lastKey, start, end, due: first + place * interval }] : [];
  });
}

export function endFlight(key: number): void {
  flights = flights.filter((flight) => flight.key !== key);
}

/** Skip all running flights, after a tap. */
export function endAllFlights(): void {
  waiting = [];
  if (flights.length) flights = [];
}

/**
 * Animate every new list of events. A board calls it while it is initialised.
 *
 * `flightsOf` gives the flights of one event; `onShown` is called with each list that is shown.
 */
export function animateEvents<E extends AnyEvent>(
  events: () => E[],
  flightsOf: (event: E) => Flight[],
  onShown?: (events: E[]) => void,
): void {
  let seen = untrack(events);
  let before = new Map<string, DOMRect>();
  noted = null; // of another board
  $effect.pre(() => {
    events();
    before = noted ?? (canFly() ? measureSpots() : new Map());
  });
  $effect(() => {
    const fresh = events();
    if (fresh === seen) return;
    seen = fresh;
    if (fresh.length > MAX_EVENTS) return;
    untrack(() => {
      planFlights(fresh.flatMap(flightsOf), before);
      onShown?.(fresh);
    });
  });
}

const plans: Plan[] = []; // for the next frame

/** Start flights with the next frame, which lays the page out anyway: before it is drawn, so nothing is seen too early. */
function planFlights(planned: Flight[], before: Map<string, DOMRect>): void {
  if (!planned.length || !canFly()) return;
  if (!plans.length) requestAnimationFrame(() => startFlights(...plans.splice(0)));
  plans.push({ planned, before });
}
