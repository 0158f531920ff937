import type { KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import { SET } from "./cards";

const DUMMY_TINT = 5; // the colour and shape of its set

export const tintOf = (seat: number | null): number => seat ?? DUMMY_TINT;

/** The owner of a set or card: a name, "you" or the dummy. */
export function ownerOf(scene: Scene<KatzeView>, seat: number | null): string {
  if (seat === null) return say("katze_im_sack-board-dummy");
  return seat === scene.view.viewer ? say("katze_im_sack-board-you") : scene.players[seat]!.name;
}

/** A place in the row of the current round. */
export interface Place {
  /** The owner of the card; null: the dummy. */
  seat: number | null;
  card: string | null;
  hasCard: boolean;
  isUp: boolean;
}

/** The places of the row, with as much of their cards as is known. */
export function placesOf(view: KatzeView): Place[] {
  return view.places.map((seat, number) => {
    const entry = view.row[number];
    const isGone = entry?.is_up && entry.card === null; // in a scene
    const hasCard = entry !== undefined && !isGone;
    return { seat, card: entry?.card ?? null, hasCard, isUp: hasCard && entry.is_up };
  });
}

/**
 * First and last grid column line of each mouse card.
 *
 * 2.3: a mouse card lies above the card that is turned up when it is taken, the last one above all that are left.
 */
export function mouseLines(view: KatzeView): [number, number][] {
  const end = view.places.length + 1;
  const last = view.mouse_cards.length - 1;
  return view.mouse_cards.map((_, number) => [number + 2, number === last ? end : number + 3]);
}

/** What the viewer knows about a card of a set; "open": not seen yet. */
type Mark = "played" | "hand" | "laid" | "removed" | "open";

interface CardSet {
  /** The owner; null: the dummy. */
  seat: number | null;
  marks: Mark[]; // by card of SET
}

interface KnownCards {
  played: string[];
  hand?: string[] | null;
  laid?: string | null;
  removed?: string | null;
}

function markOf(card: string, { played, hand, laid, removed }: KnownCards): Mark {
  if (played.includes(card)) return "played";
  if (card === laid) return "laid";
  if (card === removed) return "removed";
  return hand?.includes(card) ? "hand" : "open";
}

function knownCards(view: KatzeView, seat: number, hands: (string[] | null)[] | null): KnownCards {
  const { played } = view.seats[seat]!;
  const laid = view.row.find((each) => each.seat === seat)?.card;
  const isOwn = seat === view.viewer;
  return { played, laid, hand: isOwn ? view.hand : hands?.[seat], removed: isOwn ? view.removed : null };
}

/** Everybody's set of ten: which cards were seen, and which may still come. */
export function setsOf(view: KatzeView, hands: (string[] | null)[] | null): CardSet[] {
  const setOf = (seat: number | null, known: KnownCards): CardSet => ({
    seat,
    marks: SET.map((card) => markOf(card, known)),
  });
  const sets = view.seats.map((_, seat) => setOf(seat, knownCards(view, seat, hands)));
  return view.dummy === null ? sets : [...sets, setOf(null, { played: view.dummy })];
}
