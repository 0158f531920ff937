import type { KatzeView } from "../../messages";

/** Where a card of the round's row lies or will lie. */
export interface Place {
  /** Whose card; null: the dummy's. */
  seat: number | null;
  card: string | null;
  isLaid: boolean;
  isUp: boolean;
}

/** 2.1: one for each player, with 3 players after the dummy's. */
export function placesOf(view: KatzeView): Place[] {
  const dummies = view.dummy === null ? 0 : 1;
  return Array.from({ length: view.players + dummies }, (_, number) => {
    const laid = view.row[number];
    if (laid) return { seat: laid.seat, card: laid.card, isLaid: true, isUp: laid.is_up };
    const seat = number < dummies ? null : (view.start + number - dummies) % view.players;
    return { seat, card: null, isLaid: false, isUp: false };
  });
}

/** 2.3: each mouse card lies over the card that is turned up when it is taken, the last one over all that are left. First and last grid line of each. */
export function mouseLines(view: KatzeView): [number, number][] {
  const end = placesOf(view).length + 1;
  const last = view.mouse_cards.length - 1;
  return view.mouse_cards.map((_, number) => [number + 2, number === last ? end : number + 3]);
}

/** 2.3: which mouse card is taken next; -1 when none is. */
export function nextMouseCard(view: KatzeView): number {
  return view.phase === "auction" ? view.mouse_cards.findIndex((each) => !each.is_taken) : -1;
}

/** 2.3, 2.5, 4.1: the mice that passing now brings. */
export function payOf(view: KatzeView): number {
  return view.is_filled ? (view.mouse_cards[nextMouseCard(view)]?.mice ?? 0) : 0;
}
