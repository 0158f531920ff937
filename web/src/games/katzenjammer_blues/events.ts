import { innerWidth } from "svelte/reactivity/window";
import Piece from "../../cards/Piece.svelte";
import type { BluesView, KatzenjammerBluesEvent } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import type { Sound } from "../../sound/sound";
import type { Scene } from "../../table/scene";
import Card from "./Card.svelte";

const MOUSE_WIDTH = 30; // pixels

/** The flights of an event as the viewer sees them. */
export function flightsOf(event: KatzenjammerBluesEvent, { view: { viewer }, stage }: Scene<BluesView>): Flight[] {
  const width = (innerWidth.current ?? 0) < 900 ? 48 : 84; // pixels
  const spotOf = (seat: number) => (seat === viewer ? "hand" : `seat-${seat}`);
  const card = (face: string | null, from: string, to: string) => ({
    from,
    to,
    picture: Card,
    props: { card: face },
    width,
  });
  // 2.4 and 2.5: jokers stay in front of the player, the rest is discarded
  const spent = (cards: string, seat: number, jokersTo = `seat-${seat}`) =>
    [...cards].map((face) => card(face, spotOf(seat), face === "J" ? jokersTo : "discard"));
  // in a scene a foursome lies in the middle before it is paid
  const shown = (cards: string, seat: number, jokersTo: string) => {
    if (stage === "foursome") return [...cards].map((face, place) => card(face, spotOf(seat), `shown-${place}`));
    const from = (place: number) => (stage ? `shown-${place}` : spotOf(seat));
    return [...cards].map((face, place) => card(face, from(place), face === "J" ? jokersTo : "discard"));
  };
  switch (event.event) {
    case "revealed":
      return event.cards.map((face, place) => card(face, "deck", `row-${place}`));
    case "drew":
      return [card(event.card || null, "deck", spotOf(event.seat))];
    case "discarded":
      return event.cards.map((face, place) => card(face, `row-${place}`, "discard"));
    case "took":
      return event.cards.map((face, place) => card(face, `row-${place}`, spotOf(event.seat)));
    case "paid":
      return spent(event.cards, event.seat);
    case "showed":
      return [
        ...shown(event.cards.slice(0, 4), event.seat, jokerSpot(event.cards, event.seat)),
        ...(stage === "foursome" ? [] : mouseFlights(event.mice, event.seat)),
      ];
    default:
      return [];
  }
}

const jokerSpot = (cards: string, seat: number) => (cards === "JJJJ" ? "discard" : `seat-${seat}`);

const mouseFlights = (mice: number, seat: number): Flight[] =>
  Array.from({ length: mice }, () => ({
    from: "pool",
    to: `seat-${seat}`,
    picture: Piece,
    props: { kind: "mouse" },
    width: MOUSE_WIDTH,
    manner: "hop",
  }));

/** The most important first. */
const SOUNDS: Partial<Record<KatzenjammerBluesEvent["event"], Sound>> = {
  over: "win",
  showed: "mouse",
  won: "cat",
  revealed: "card",
  paid: "card",
  bid: "coin",
  passed: "pass",
};

/** The sound of the most important event. */
export function soundsOf(events: KatzenjammerBluesEvent[]): Sound[] {
  const found = Object.entries(SOUNDS).find(([kind]) => events.some(({ event }) => event === kind));
  return found ? [found[1]] : [];
}
