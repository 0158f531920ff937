import Ban from "@lucide/svelte/icons/ban";
import type { MauMauEvent, MauView } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import type { Sound } from "../../sound/sound";
import type { Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import Card from "./Card.svelte";
import type { Choice } from "./choice.svelte";

const MAX_CARDS = 6; // in the air at once
const WIDTH = 64;

const spotOf = (seat: number, viewer: number | null) => (seat === viewer ? "hand" : `seat-${seat}`);

const flight = (from: string, to: string, card: string | null): Flight => ({
  from,
  to,
  picture: Card,
  props: { card },
  width: WIDTH,
});

function several(count: number, from: string, to: string, cards: string[] = []): Flight[] {
  return Array.from({ length: Math.min(count, MAX_CARDS) }, (_, number) => flight(from, to, cards[number] ?? null));
}

/** The flights of an event; a card that the viewer has played is on the pile already. */
export function flightsOf(event: MauMauEvent, { view: { viewer } }: Scene<MauView>, choice: Choice): Flight[] {
  switch (event.event) {
    case "turned-up":
      return [flight("deck", "pile", event.card)];
    case "played":
      return event.seat === viewer && event.card === choice.flown
        ? []
        : [flight(spotOf(event.seat, viewer), "pile", event.card)];
    case "drew":
      return several(event.count, "deck", spotOf(event.seat, viewer), event.cards);
    case "shuffled":
      return several(3, "pile", "deck");
    case "left-out":
      return [
        { from: "pile", to: `seat-${event.seat}`, picture: Ban, props: { size: 40, color: "var(--bad)" }, width: 40 },
      ];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<MauMauEvent["event"], Sound>> = {
  "turned-up": "card",
  played: "card",
  drew: "card",
  forgot: "dog",
  "left-out": "pass",
  shuffled: "pass",
  out: "win",
};

/** The sounds of some events, each of them once. */
export function soundsOf(events: MauMauEvent[]): Sound[] {
  const sounds = events.map((event) => (event.event === "played" && event.word ? "cat" : SOUNDS[event.event]));
  return [...new Set(sounds)].filter((sound) => sound !== undefined);
}

/** The speech bubble of a seat after some events: what it called out, or what happened to it. */
export function bubbleOf(events: MauMauEvent[], seat: number): string | null {
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  for (const event of own.toReversed()) {
    if (event.event === "forgot" || event.event === "left-out") return say(`mau_mau-board-shout-${event.event}`);
    if (event.event === "drew" && event.count > 1) return say("mau_mau-board-shout-drew", { count: event.count });
    if (event.event === "played" && event.word) return say(`mau_mau-board-shout-${event.word}`);
  }
  return null;
}
