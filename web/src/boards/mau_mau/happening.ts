import Ban from "@lucide/svelte/icons/ban";
import Card from "../../cards/mau_mau/Card.svelte";
import type { MauMauEvent } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import { play, type Sound } from "../../sound/sound";
import { say } from "../../words/words.svelte";

const MOST = 6; // cards in the air for one drawing
const WIDTH = 64;

const place = (seat: number, viewer: number | null) => (seat === viewer ? "hand" : `seat-${seat}`);

const flight = (from: string, to: string, card: string | null): Flight => ({
  from,
  to,
  what: Card,
  props: { card },
  width: WIDTH,
});

function several(count: number, from: string, to: string, cards: string[] = []): Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, number) => flight(from, to, cards[number] ?? null));
}

/** What travels because of an event; `flown` is the viewer's card that is on the pile already. */
export function travels(event: MauMauEvent, viewer: number | null, flown: string | null): Flight[] {
  switch (event.event) {
    case "turned-up":
      return [flight("deck", "pile", event.card)];
    case "played":
      return event.seat === viewer && event.card === flown
        ? []
        : [flight(place(event.seat, viewer), "pile", event.card)];
    case "drew":
      return several(event.count, "deck", place(event.seat, viewer), event.cards);
    case "shuffled":
      return several(3, "pile", "deck");
    case "left-out":
      return [
        { from: "pile", to: `seat-${event.seat}`, what: Ban, props: { size: 40, color: "var(--bad)" }, width: 40 },
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

export function sounds(events: MauMauEvent[]): void {
  const heard = new Set(events.map((event) => (event.event === "played" && event.word ? "cat" : SOUNDS[event.event])));
  for (const sound of heard) if (sound) play(sound);
}

/** What a player calls out, or is told, with what happened last. */
export function shout(events: MauMauEvent[], seat: number): string | null {
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  for (const event of own.toReversed()) {
    if (event.event === "forgot" || event.event === "left-out") return say(`mau_mau-board-shout-${event.event}`);
    if (event.event === "drew" && event.count > 1) return say("mau_mau-board-shout-drew", { count: event.count });
    if (event.event === "played" && event.word) return say(`mau_mau-board-shout-${event.word}`);
  }
  return null;
}
