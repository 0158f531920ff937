/** Kinds of cards in the order of the columns: "different" bids stand above the jokers. */
export const KINDS = ["J", "1", "2", "3", "4", "5"];
export const VALUES = KINDS.slice(1);

/** How many there are of each kind. */
export type Counts = Record<string, number>;

export function counted(cards: string): Counts {
  const counts: Counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  for (const card of cards) if (card in counts) counts[card]! += 1;
  return counts;
}

export const jokersIn = (cards: string): number => cards.split("J").length - 1;

/** What a half-made choice is: a move, and the values that were tapped for it. */
export interface Wish {
  move: string | null;
  values: string;
}
export const NOTHING: Wish = { move: null, values: "" };
