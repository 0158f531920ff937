import type { AnyView, KatzeView } from "../../messages";

/** By seat, what each holds; null where a game has no hands. */
export function handsOf(views: AnyView[]): (string[] | null)[] {
  return views.map((view) => ("hand" in view && view.hand !== null ? [...view.hand] : null));
}

/** A spectator's view with all that the players knew. */
export function opened(view: AnyView, views: AnyView[]): AnyView {
  return view.game === "katze_im_sack" ? openedKatze(view, views as KatzeView[]) : view;
}

/** 1.6: everybody knows their own mice, and the card that they laid. */
function openedKatze(view: KatzeView, views: KatzeView[]): KatzeView {
  const seats = view.seats.map((seat, number) => ({ ...seat, mice: views[number]!.seats[number]!.mice }));
  const row = view.row.map((card, place) => (card.seat === null ? card : views[card.seat]!.row[place]!));
  return { ...view, seats, row };
}
