import Piece from "../../cards/Piece.svelte";
import type { KatzeImSackEvent, KatzeView } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import type { Sound } from "../../sound/sound";
import type { Scene } from "../../table/scene";
import Card from "./Card.svelte";

type Fate = "kept" | "chased" | "dog" | "unwanted";

/** The result of a round: who won the row, and what happened to its cards. */
export interface RoundResult {
  /** null: nobody won it. */
  seat: number | null;
  price: number;
  points: number;
  cards: { card: string; fate: Fate }[]; // by place
}

export type Named<N extends KatzeImSackEvent["event"]> = Extract<KatzeImSackEvent, { event: N }>;

/** The last event of a kind. */
export function find<N extends KatzeImSackEvent["event"]>(events: KatzeImSackEvent[], name: N): Named<N> | undefined {
  return events.findLast((event): event is Named<N> => event.event === name);
}

const isDog = (card: string): boolean => card === "d" || card === "D";

/** The result of the round that ended with some events; null if none ended. */
export function roundResult(events: KatzeImSackEvent[]): RoundResult | null {
  const discarded = find(events, "discarded");
  if (discarded) return unwanted(discarded.cards);
  const won = find(events, "won");
  if (!won) return null;
  const chased = find(events, "chased")?.place;
  const fate = (card: string, place: number): Fate => (isDog(card) ? "dog" : place === chased ? "chased" : "kept");
  const cards = won.cards.map((card, place) => ({ card, fate: fate(card, place) }));
  return { seat: won.seat, price: won.price, points: find(events, "kept")?.points ?? 0, cards };
}

function unwanted(cards: string[]): RoundResult {
  return { seat: null, price: 0, points: 0, cards: cards.map((card) => ({ card, fate: "unwanted" })) };
}

const MAX_MICE = 3; // in the air, for any larger number
const ORDER: Fate[] = ["chased", "dog", "unwanted", "kept"]; // the cat runs first, the dog after it

function mouseFlights(count: number, from: string, to: string): Flight[] {
  const flight: Flight = { from, to, picture: Piece, props: { kind: "mouse" }, width: 36, manner: "hop" };
  return Array.from({ length: Math.min(count, MAX_MICE) }, () => flight);
}

function cardFlights({ seat, cards }: RoundResult, fates: Fate[]): Flight[] {
  const flights = cards.map(({ card, fate }, place) => ({ card, fate, from: `row-${place}` }));
  const flying = flights.filter(({ fate }) => fates.includes(fate));
  flying.sort((one, other) => ORDER.indexOf(one.fate) - ORDER.indexOf(other.fate));
  return flying.map(({ card, fate, from }) => {
    const isKept = fate === "kept";
    return {
      from,
      to: isKept ? `seat-${seat}` : "away",
      picture: Card,
      props: { card },
      like: "row-0",
      manner: isKept ? "glide" : "chase",
    };
  });
}

/** The flights of an event; the scene is the one after it, with all events so far. */
export function flightsOf(event: KatzeImSackEvent, { view, events, stage }: Scene<KatzeView>): Flight[] {
  const result = () => roundResult(events as KatzeImSackEvent[])!;
  switch (event.event) {
    case "laid":
      return laidCard(event.seat, view);
    case "passed":
      return mouseFlights(event.mice, "mouse-card", `seat-${event.seat}`);
    case "chased":
    case "dogs":
    case "idle":
      return stage ? [] : cardFlights(result(), ["chased", "dog"]); // in a scene the row shows it
    case "kept":
      return [...cardFlights(result(), ["kept"]), ...mouseFlights(result().price, `seat-${event.seat}`, "bank")];
    case "discarded":
      return cardFlights(result(), ["unwanted"]);
    default:
      return [];
  }
}

/** The viewer's own card doesn't fly: it was shown in its place before the move was sent. */
function laidCard(seat: number, view: KatzeView): Flight[] {
  const place = view.row.findIndex((each) => each.seat === seat);
  if (seat === view.viewer || place < 0) return [];
  return [
    { from: `seat-${seat}`, to: `row-${place}`, picture: Card, props: { card: null, tint: seat }, like: "row-0" },
  ];
}

/** The most important first. */
const SOUNDS: [KatzeImSackEvent["event"], Sound][] = [
  ["over", "win"],
  ["chased", "cat"],
  ["dogs", "dog"],
  ["idle", "dog"],
  ["won", "win"],
  ["bid", "coin"],
  ["passed", "pass"],
  ["laid", "card"],
];

/** The sound of the most important event. */
export function soundsOf(events: KatzeImSackEvent[]): Sound[] {
  const found = SOUNDS.find(([name]) => events.some((event) => event.event === name));
  return found ? [found[1]] : [];
}
