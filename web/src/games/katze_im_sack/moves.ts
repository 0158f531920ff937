import { say } from "../../words/words.svelte";
import { theCard } from "./cards";

const numberOf = (move: string): number[] => (move.startsWith("bid ") ? [Number(move.slice(4))] : []);

/** The bids among the legal moves, lowest first. */
export function bidsIn(legal: string[]): number[] {
  return legal.flatMap(numberOf).sort((one, other) => one - other);
}

/** The bid in a single move, such as a hint. */
export function bidOf(move: string | null): number | null {
  return numberOf(move ?? "")[0] ?? null;
}

/** The bid nearest to an amount. */
export function nearest(bids: number[], amount: number): number {
  return bids.reduce((best, bid) => (Math.abs(bid - amount) < Math.abs(best - amount) ? bid : best), bids[0] ?? 0);
}

/** The limits among the standing orders that can be given, lowest first. */
export const limitsIn = (orders: string[]): number[] => orders.map(limitIn).filter((limit) => limit > 0);

/** The limit of an order: 7 for "up to 7", 0 for "pass". */
export const limitIn = (order: string): number => Number(/^up to (\d+)$/.exec(order)?.[1] ?? 0);

/** A move in words: “lay the big dog”. */
export function moveNamed(move: string): string {
  const [verb = "", what = ""] = move.split(" ");
  return say(`katze_im_sack-move-${verb}`, verb === "lay" ? { card: theCard(what) } : { bid: what });
}
