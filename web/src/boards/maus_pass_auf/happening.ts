import Card from "../../cards/maus_pass_auf/Card.svelte";

import Piece from "../../cards/Piece.svelte";
import type { MausCaught, MausEscaped, MausPassAufEvent } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import { play, type Sound } from "../../sound/sound";

const MOST = 4; // cards of a pile that are seen to travel

const back = (from: string, to: string): Flight => ({ from, to, what: Card, props: { card: null }, width: 72 });

function pileTo(place: string, cards: number): Flight[] {
  return Array.from({ length: Math.min(cards, MOST) }, () => back("pile", place));
}

/** What travels because of an event; `viewer` has the big stack before it. */
export function travels(event: MausPassAufEvent, viewer: number | null): Flight[] {
  if (!("seat" in event)) return [];
  const place = event.seat === viewer ? "stack" : `seat-${event.seat}`;
  if (event.event === "turned") return [back(place, "pile")];
  if (event.event === "caught")
    return [
      { from: "chips", to: `seat-${event.seat}`, what: Piece, props: { kind: "chip" }, width: 56, manner: "hop" },
      ...pileTo(place, event.cards),
    ];
  if (event.event === "escaped")
    return [
      { from: "pile", to: place, what: Piece, props: { kind: "mouse" }, width: 96, manner: "hop" },
      ...pileTo(place, event.cards),
    ];
  return [];
}

const soundOf = (event: MausPassAufEvent): Sound | null => {
  if (event.event === "caught") return "coin";
  if (event.event === "escaped") return "mouse";
  if (event.event === "over") return "win";
  if (event.event !== "turned") return null;
  return event.card === "K" ? "card" : event.card === "C" ? "cat" : "mouse";
};

export function sounds(events: MausPassAufEvent[]): void {
  for (const sound of new Set(events.map(soundOf))) if (sound) play(sound);
}

/** Who got the pile last, and how. */
export function wonBy(events: MausPassAufEvent[]): MausCaught | MausEscaped | null {
  return events.findLast((event) => event.event === "caught" || event.event === "escaped") ?? null;
}

export function lastCard(events: MausPassAufEvent[]): string | null {
  return events.findLast((event) => event.event === "turned")?.card ?? null;
}
