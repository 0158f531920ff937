import type { KatzeView } from "../../messages";

const numberOf = (move: string): number[] => (move.startsWith("bid ") ? [Number(move.slice(4))] : []);

/** Of the legal moves, the lowest first. */
export function bidsIn(legal: string[]): number[] {
  return legal.flatMap(numberOf).sort((one, other) => one - other);
}

/** The bid in a single move, such as a hint. */
export function bidOf(move: string | null): number | null {
  return numberOf(move ?? "")[0] ?? null;
}

/** The bid that is nearest to a wish. */
export function nearest(bids: number[], wish: number): number {
  return bids.reduce((best, bid) => (Math.abs(bid - wish) < Math.abs(best - wish) ? bid : best), bids[0] ?? 0);
}

/** What a standing order of the viewer may go up to. */
export function limitsOf(view: KatzeView): number[] {
  const mice = view.viewer === null ? 0 : (view.seats[view.viewer]!.mice ?? 0);
  const high = view.high ?? 0;
  return Array.from({ length: Math.max(0, mice - high) }, (_, step) => high + 1 + step);
}

/** Whether the viewer is still in an auction that somebody else decides now. */
export function canOrder(view: KatzeView): boolean {
  const { viewer, phase, turn } = view;
  return viewer !== null && phase === "auction" && turn !== viewer && !view.seats[viewer]!.passed;
}

/** "up to 7" is 7, "pass" is 0. */
export const limitIn = (order: string): number => Number(/^up to (\d+)$/.exec(order)?.[1] ?? 0);
