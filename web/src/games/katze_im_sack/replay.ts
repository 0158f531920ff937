import type { KatzeImSackEvent, KatzeView } from "../../messages";

export const landmarks: KatzeImSackEvent["event"][] = ["round"];

/** 1.6: everybody knows their own mice, and the card that they laid. */
export function reveal(view: KatzeView, views: KatzeView[]): KatzeView {
  const seats = view.seats.map((seat, number) => ({ ...seat, mice: views[number]!.seats[number]!.mice }));
  const row = view.row.map((card, place) => (card.seat === null ? card : views[card.seat]!.row[place]!));
  return { ...view, seats, row };
}
