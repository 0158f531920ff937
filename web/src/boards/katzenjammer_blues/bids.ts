import { jokersIn, KINDS, VALUES, type Counts } from "./cards";

export const DIFFERENT = "d";

export interface Bid {
  text: string; // 3x2, 4d
  count: number;
  value: string; // 1 … 5 or DIFFERENT
}

export function readBid(text: string): Bid {
  const count = parseInt(text);
  return { text, count, value: text.endsWith(DIFFERENT) ? DIFFERENT : text.slice(-1) };
}

const written = (count: number, value: string) => (value === DIFFERENT ? `${count}d` : `${count}x${value}`);

// 2.2: more cards beat fewer, then the higher value; "different" is below every value
export const rankOf = ({ count, value }: Bid): number => count * KINDS.length + columnOf(value);
export const columnOf = (value: string): number => (value === DIFFERENT ? 0 : Number(value));

/** The bids among some moves, cheapest first. */
export function bidsIn(moves: string[]): Bid[] {
  const bids = moves.filter((move) => move.startsWith("bid ")).map((move) => readBid(move.slice(4)));
  return bids.sort((one, other) => rankOf(one) - rankOf(other));
}

/** What a hand could still bid, for orders given ahead; the server has the last word. */
export function bidsAhead(hand: Counts, high: string | null): string[] {
  const least = high === null ? 0 : rankOf(readBid(high));
  const jokers = hand.J ?? 0;
  const equal = VALUES.flatMap((value) => upTo(1, (hand[value] ?? 0) + jokers).map((count) => written(count, value)));
  const kinds = VALUES.filter((value) => hand[value]).length;
  const different = upTo(2, Math.min(VALUES.length, kinds + jokers)).map((count) => written(count, DIFFERENT));
  return [...different, ...equal].filter((text) => rankOf(readBid(text)) > least).map((text) => `bid ${text}`);
}

const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);

/** The cards that would pay a bid with the fewest jokers; for "different" the wished values first, then those to spare. */
export function cardsFor(bid: Bid, hand: Counts, wished = ""): string {
  const own = bid.value === DIFFERENT ? differentFrom(hand, wished, bid.count) : equalFrom(hand, bid);
  return own + "J".repeat(bid.count - own.length);
}

const equalFrom = (hand: Counts, { value, count }: Bid) => value.repeat(Math.min(hand[value] ?? 0, count));

function differentFrom(hand: Counts, wished: string, count: number): string {
  const worth = (value: string) => (hand[value] ?? 0) + (wished.includes(value) ? 100 : 0);
  const own = VALUES.filter((value) => hand[value]).sort((one, other) => worth(other) - worth(one));
  return own.slice(0, count).sort().join("");
}

export const jokersFor = (bid: Bid, hand: Counts): number => jokersIn(cardsFor(bid, hand));
