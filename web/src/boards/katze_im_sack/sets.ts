import { DECKS } from "../../cards/cards";
import type { KatzeView } from "../../messages";

export const SET = DECKS.katze_im_sack;

/** What the viewer knows of a card: "open" is not seen yet. */
export type Mark = "played" | "hand" | "laid" | "removed" | "open";

export interface Line {
  /** Whose set; null: the dummy's. */
  seat: number | null;
  marks: Mark[]; // by card of SET
}

interface Known {
  played: string[];
  hand?: string[] | null;
  laid?: string | null;
  removed?: string | null;
}

function markOf(card: string, { played, hand, laid, removed }: Known): Mark {
  if (played.includes(card)) return "played";
  if (card === laid) return "laid";
  if (card === removed) return "removed";
  return hand?.includes(card) ? "hand" : "open";
}

function knownOf(view: KatzeView, seat: number, hands: (string[] | null)[] | null): Known {
  const { played } = view.seats[seat]!;
  const laid = view.row.find((each) => each.seat === seat)?.card;
  const isOwn = seat === view.viewer;
  return { played, laid, hand: isOwn ? view.hand : hands?.[seat], removed: isOwn ? view.removed : null };
}

/** Everybody's set of ten: what was seen of it, and what may still come. */
export function setsOf(view: KatzeView, hands: (string[] | null)[] | null): Line[] {
  const line = (seat: number | null, known: Known): Line => ({ seat, marks: SET.map((card) => markOf(card, known)) });
  const seats = view.seats.map((_, seat) => line(seat, knownOf(view, seat, hands)));
  return view.dummy === null ? seats : [...seats, line(null, { played: view.dummy })];
}
