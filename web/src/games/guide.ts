import type { AnyEvent, AnyView } from "../messages";
import type { Scene } from "../table/scene";
import type { Facts } from "../words/words.svelte";

/** Something to explain once, with the text `<game>-guide-<id>`. If several steps apply, the first one comes first. */
export interface Step<V extends AnyView = AnyView> {
  id: string;
  when(scene: Scene<V>): boolean;
  facts?(scene: Scene<V>): Facts;
  /** What it speaks about, by the names of `use:spot`; all else is dimmed. */
  spots?: string[] | ((scene: Scene<V>) => string[]);
}

type Named<E extends AnyEvent, N> = Extract<E, { event: N }>;

/** A function that finds an event of a game by its name, and by its seat if one is given. */
export function eventFinder<E extends AnyEvent>() {
  return <N extends E["event"]>(scene: Scene, name: N, seat?: number | null): Named<E, N> | undefined =>
    (scene.events as E[]).find(
      (event): event is Named<E, N> =>
        event.event === name && (seat === undefined || ("seat" in event && event.seat === seat)),
    );
}

export const nameOf = (scene: Scene, seat: number | null | undefined): string => scene.players[seat ?? -1]?.name ?? "";
export const isOver = (scene: Scene): boolean => scene.view.end !== null;
export const isMine = (scene: Scene, phase: string): boolean => scene.legal.length > 0 && scene.view.phase === phase;
export const isOnly = (scene: Scene, move: string): boolean => scene.legal.length === 1 && scene.legal[0] === move;

/** The viewer's seat; spectators have no guide. */
export const ownSeat = <S>(view: { viewer: number | null; seats: S[] }): S => view.seats[view.viewer!]!;
export const ownRank = ({ view }: Scene): number => view.ranks?.[view.viewer!] ?? 0;
