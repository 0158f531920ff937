import Piece from "../../cards/Piece.svelte";
import type { MausCaught, MausEscaped, MausPassAufEvent, MausTurned, MausView } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import type { Sound } from "../../sound/sound";
import type { Scene } from "../../table/scene";
import Card from "./Card.svelte";

const MAX_CARDS = 4; // of a pile in the air

const back = (from: string, to: string): Flight => ({ from, to, picture: Card, props: { card: null }, width: 72 });

function pileTo(spot: string, cards: number): Flight[] {
  return Array.from({ length: Math.min(cards, MAX_CARDS) }, () => back("pile", spot));
}

/** The flights of an event; the viewer has the large stack. */
export function flightsOf(event: MausPassAufEvent, { view: { viewer } }: Scene<MausView>): Flight[] {
  if (!("seat" in event)) return [];
  const spot = event.seat === viewer ? "stack" : `seat-${event.seat}`;
  if (event.event === "turned") return [back(spot, "pile")];
  if (event.event === "caught")
    return [
      { from: "chips", to: `seat-${event.seat}`, picture: Piece, props: { kind: "chip" }, width: 56, manner: "hop" },
      ...pileTo(spot, event.cards),
    ];
  if (event.event === "escaped")
    return [
      { from: "pile", to: spot, picture: Piece, props: { kind: "mouse" }, width: 96, manner: "hop" },
      ...pileTo(spot, event.cards),
    ];
  return [];
}

const soundOf = (event: MausPassAufEvent): Sound | null => {
  if (event.event === "caught") return "coin";
  if (event.event === "escaped" || event.event === "stayed") return "mouse";
  if (event.event === "over") return "win";
  if (event.event !== "turned") return null;
  return event.card === "K" ? "card" : event.card === "C" ? "cat" : "mouse";
};

/** The sounds of some events, each of them once. */
export function soundsOf(events: MausPassAufEvent[]): Sound[] {
  return [...new Set(events.map(soundOf))].filter((sound) => sound !== null);
}

/** The event that gave somebody the pile, if any. */
export function pileWin(events: MausPassAufEvent[]): MausCaught | MausEscaped | null {
  return events.findLast((event) => event.event === "caught" || event.event === "escaped") ?? null;
}

export const lastTurned = (events: MausPassAufEvent[]): MausTurned | null =>
  events.findLast((event) => event.event === "turned") ?? null;
