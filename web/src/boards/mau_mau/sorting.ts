import { COLOURS } from "./moves";

export type Sorting = "colour" | "face";

const FACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "stop", "+2", "+4"];

const rank = (card: string): [number, number] => [COLOURS.indexOf(card[0]!), FACES.indexOf(card.slice(1))];

function weight(card: string, sorting: Sorting): number {
  if (card === "wild") return 1000;
  const [colour, face] = rank(card);
  return sorting === "colour" ? colour * FACES.length + face : face * COLOURS.length + colour;
}

export interface Held {
  key: string; // of this very card: equal ones differ by their number
  card: string;
}

/** The hand in order, each card with a key that stays when others come and go. */
export function sorted(hand: string[], sorting: Sorting): Held[] {
  const seen = new Map<string, number>();
  const keyed = hand.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { key: `${card}-${number}`, card };
  });
  return keyed.sort((one, other) => weight(one.card, sorting) - weight(other.card, sorting));
}
