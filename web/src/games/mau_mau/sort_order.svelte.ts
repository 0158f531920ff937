import { COLOURS } from "./moves";

export type SortOrder = "colour" | "face";

const KEY = "katzentisch-mau_mau-sorting";
const FACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "stop", "+2", "+4"];

let order = $state<SortOrder>(loadOrder());

function loadOrder(): SortOrder {
  try {
    return localStorage.getItem(KEY) === "face" ? "face" : "colour";
  } catch {
    return "colour";
  }
}

/** How this device sorts hands. */
export const sortOrder = (): SortOrder => order;

export function setSortOrder(next: SortOrder): void {
  order = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice lasts as long as the tab.
  }
}

export interface HeldCard {
  key: string; // differs for equal cards
  card: string;
}

/** Sort a hand; a card keeps its key while others come and go. */
export function sortHand(hand: string[], by: SortOrder): HeldCard[] {
  const seen = new Map<string, number>();
  const keyed = hand.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { key: `${card}-${number}`, card };
  });
  return keyed.sort((one, other) => rankOf(one.card, by) - rankOf(other.card, by));
}

function rankOf(card: string, by: SortOrder): number {
  if (card === "wild") return 1000;
  const [colour, face] = [COLOURS.indexOf(card[0]!), FACES.indexOf(card.slice(1))];
  return by === "colour" ? colour * FACES.length + face : face * COLOURS.length + colour;
}
