import Card from "../../cards/katze_im_sack/Card.svelte";
import Piece from "../../cards/Piece.svelte";
import type { KatzeImSackEvent, KatzeView } from "../../messages";
import type { Flight } from "../../motion/flights.svelte";
import { measure } from "../../motion/spots";
import { storyOf, type Fate, type Story } from "./story";

const MOST_MICE = 3; // in the air stand for any number
const ORDER: Fate[] = ["chased", "dog", "unwanted", "kept"]; // first the cat runs, then the dog after it

function mice(count: number, from: string, to: string): Flight[] {
  const flight: Flight = { from, to, what: Piece, props: { kind: "mouse" }, width: 36, manner: "hop" };
  return Array.from({ length: Math.min(count, MOST_MICE) }, () => flight);
}

/** As wide as the places of the row are on this device. */
const placeWidth = () => measure().get("row-0")?.width;

function cardsOf({ seat, cards }: Story): Flight[] {
  const flights = cards.map(({ card, fate }, place) => ({ card, fate, from: `row-${place}` }));
  flights.sort((one, other) => ORDER.indexOf(one.fate) - ORDER.indexOf(other.fate));
  const width = placeWidth();
  return flights.map(({ card, fate, from }) => {
    const isKept = fate === "kept";
    return {
      from,
      to: isKept ? `seat-${seat}` : "away",
      what: Card,
      props: { card },
      width,
      manner: isKept ? "glide" : "chase",
    };
  });
}

/** What travels because of an event; the view is the one after all of them. */
export function flightsOf(event: KatzeImSackEvent, events: KatzeImSackEvent[], view: KatzeView): Flight[] {
  switch (event.event) {
    case "laid":
      return laid(event.seat, view);
    case "passed":
      return mice(event.mice, "mouse-card", `seat-${event.seat}`);
    case "won":
      return [...cardsOf(storyOf(events)!), ...mice(event.price, `seat-${event.seat}`, "bank")];
    case "discarded":
      return cardsOf(storyOf(events)!);
    default:
      return [];
  }
}

/** The viewer's own card lay in its place before it was sent. */
function laid(seat: number, view: KatzeView): Flight[] {
  const place = view.row.findIndex((each) => each.seat === seat);
  if (seat === view.viewer || place < 0) return [];
  return [
    { from: `seat-${seat}`, to: `row-${place}`, what: Card, props: { card: null, tint: seat }, width: placeWidth() },
  ];
}
