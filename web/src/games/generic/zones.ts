import type { AnyView, Zone } from "../../messages";
import { sayOr } from "../../words/words.svelte";

/** Those of a view; games from elsewhere have them, the others a view of their own. */
export const zonesOf = (view: AnyView): Zone[] => ("zones" in view ? view.zones : []);

export const zonesAt = (view: AnyView, seat: number | null): Zone[] =>
  zonesOf(view).filter((zone) => zone.seat === seat);

export const sizeOf = ({ cards, hidden = 0 }: Zone): number => cards.length + hidden;

export const zoneName = (zone: Zone): string =>
  sayOr(zone.name, { count: sizeOf(zone) }, zone.name.replace(/^.*-/, "").replaceAll("_", " "));

/** A spectator’s view with everybody’s own cards: each zone as its owner saw it. */
export function reveal(view: AnyView, views: AnyView[]): AnyView {
  const places = new Map<string, number>();
  const zones = zonesOf(view).map((zone) => {
    if (zone.seat === null) return zone;
    const key = `${zone.seat} ${zone.name}`;
    const place = places.get(key) ?? 0; // among zones of the same name
    places.set(key, place + 1);
    return zonesAt(views[zone.seat]!, zone.seat).filter(({ name }) => name === zone.name)[place] ?? zone;
  });
  return { ...view, zones } as AnyView;
}
