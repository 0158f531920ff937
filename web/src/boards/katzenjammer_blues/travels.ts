import Card from "../../cards/katzenjammer_blues/Card.svelte";
import Piece from "../../cards/Piece.svelte";
import type { KatzenjammerBluesEvent } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import type { Sound } from "../../sound/sound";

const MOUSE = 30; // pixels

/** What travels because of an event, as the viewer sees it; cards so many pixels wide. */
export function travels(event: KatzenjammerBluesEvent, viewer: number | null, width: number): Flight[] {
  const handOf = (seat: number) => (seat === viewer ? "hand" : `seat-${seat}`);
  const card = (face: string | null, from: string, to: string) => ({
    from,
    to,
    what: Card,
    props: { card: face },
    width,
  });
  // 2.4 and 2.5: jokers stay in front of the player, the rest is discarded
  const laid = (cards: string, seat: number, jokersTo = `seat-${seat}`) =>
    [...cards].map((face) => card(face, handOf(seat), face === "J" ? jokersTo : "discard"));
  switch (event.event) {
    case "revealed":
      return event.cards.map((face, place) => card(face, "deck", `row-${place}`));
    case "drew":
      return [card(event.card || null, "deck", handOf(event.seat))];
    case "discarded":
      return event.cards.map((face, place) => card(face, `row-${place}`, "discard"));
    case "took":
      return event.cards.map((face, place) => card(face, `row-${place}`, handOf(event.seat)));
    case "paid":
      return laid(event.cards, event.seat);
    case "showed":
      return [
        ...laid(event.cards.slice(0, 4), event.seat, shedTo(event.cards, event.seat)),
        ...hops(event.mice, event.seat),
      ];
    default:
      return [];
  }
}

const shedTo = (cards: string, seat: number) => (cards === "JJJJ" ? "discard" : `seat-${seat}`);

const hops = (mice: number, seat: number): Flight[] =>
  Array.from({ length: mice }, () => ({
    from: "pool",
    to: `seat-${seat}`,
    what: Piece,
    props: { kind: "mouse" },
    width: MOUSE,
    manner: "hop",
  }));

const SOUNDS: Partial<Record<KatzenjammerBluesEvent["event"], Sound>> = {
  over: "win",
  showed: "mouse",
  won: "cat",
  revealed: "card",
  paid: "card",
  bid: "coin",
  passed: "pass",
};

/** The most telling one of what happened. */
export function soundOf(events: KatzenjammerBluesEvent[]): Sound | undefined {
  const kinds = events.map(({ event }) => event);
  const loudest = Object.entries(SOUNDS).find(([kind]) => kinds.some((each) => each === kind));
  return loudest?.[1];
}
