import type { KatzeImSackEvent } from "../../messages";

export type Fate = "kept" | "chased" | "dog" | "unwanted";

/** How a round ended: who took the row, and what became of its cards. */
export interface Story {
  /** null: nobody. */
  seat: number | null;
  price: number;
  points: number;
  cards: { card: string; fate: Fate }[]; // by place
}

type Named<N extends KatzeImSackEvent["event"]> = Extract<KatzeImSackEvent, { event: N }>;

function find<N extends KatzeImSackEvent["event"]>(events: KatzeImSackEvent[], name: N): Named<N> | undefined {
  return events.findLast((event): event is Named<N> => event.event === name);
}

export const isDog = (card: string): boolean => card === "d" || card === "D";

/** null where no round ended. */
export function storyOf(events: KatzeImSackEvent[]): Story | null {
  const discarded = find(events, "discarded");
  if (discarded) return unwanted(discarded.cards);
  const won = find(events, "won");
  if (!won) return null;
  const chased = find(events, "chased")?.place;
  const fate = (card: string, place: number): Fate => (isDog(card) ? "dog" : place === chased ? "chased" : "kept");
  const cards = won.cards.map((card, place) => ({ card, fate: fate(card, place) }));
  return { seat: won.seat, price: won.price, points: find(events, "kept")?.points ?? 0, cards };
}

function unwanted(cards: string[]): Story {
  return { seat: null, price: 0, points: 0, cards: cards.map((card) => ({ card, fate: "unwanted" })) };
}
