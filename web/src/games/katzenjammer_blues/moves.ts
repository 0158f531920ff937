import { say } from "../../words/words.svelte";
import { cardsNamed } from "./cards";

/** Kinds of cards in the order of the columns: bids of different cards stand above the jokers. */
export const KINDS = ["J", "1", "2", "3", "4", "5"];
export const VALUES = KINDS.slice(1);

/** The number of cards of each kind. */
export type Counts = Record<string, number>;

export function countCards(cards: string): Counts {
  const counts: Counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  for (const card of cards) if (card in counts) counts[card]! += 1;
  return counts;
}

export const countJokers = (cards: string): number => cards.split("J").length - 1;

export const DIFFERENT = "d";
export const UP_TO = "up to ";

export interface Bid {
  text: string; // 3x2, 4d
  count: number;
  value: string; // 1 … 5 or DIFFERENT
}

export function readBid(text: string): Bid {
  const count = parseInt(text);
  return { text, count, value: text.endsWith(DIFFERENT) ? DIFFERENT : text.slice(-1) };
}

// 2.2: more cards beat fewer, then the higher value; "different" ranks below every value
export const rankOf = ({ count, value }: Bid): number => count * KINDS.length + columnOf(value);
export const columnOf = (value: string): number => (value === DIFFERENT ? 0 : Number(value));

/** The bids among some moves, lowest first. */
export function bidsIn(moves: string[]): Bid[] {
  const bids = moves.filter((move) => move.startsWith("bid ")).map((move) => readBid(move.slice(4)));
  return bids.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The bids that standing orders go up to. */
export const bidsWithin = (orders: string[]): string[] =>
  orders.filter((order) => order.startsWith(UP_TO)).map((order) => order.replace(UP_TO, "bid "));

/** The cards that pay a bid with the fewest jokers; for "different", `preferred` values come first, then the most frequent. */
export function cardsFor(bid: Bid, hand: Counts, preferred = ""): string {
  const own = bid.value === DIFFERENT ? differentFrom(hand, preferred, bid.count) : equalFrom(hand, bid);
  return own + "J".repeat(bid.count - own.length);
}

const equalFrom = (hand: Counts, { value, count }: Bid) => value.repeat(Math.min(hand[value] ?? 0, count));

function differentFrom(hand: Counts, preferred: string, count: number): string {
  const worth = (value: string) => (hand[value] ?? 0) + (preferred.includes(value) ? 100 : 0);
  const values = VALUES.filter((value) => hand[value]).sort((one, other) => worth(other) - worth(one));
  return values.slice(0, count).sort().join("");
}

export const jokersFor = (bid: Bid, hand: Counts): number => countJokers(cardsFor(bid, hand));

/** "3x2" is three twos, "4d" four different ones. */
export function bidNamed(bid: string | number): string {
  const parts = /^(\d+)(?:x(\d)|d)$/.exec(String(bid));
  return parts ? say("katzenjammer_blues-bid", { cards: Number(parts[1]), value: Number(parts[2] ?? 0) }) : String(bid);
}

/** A move in words: “bid 3 × 2”. */
export function moveNamed(move: string): string {
  const [verb = "", what = "", value] = move.split(" ");
  if (value) return say("katzenjammer_blues-move-show-as", { cards: cardsNamed(what), value });
  return say(`katzenjammer_blues-move-${verb}`, verb === "bid" ? { bid: bidNamed(what) } : { cards: cardsNamed(what) });
}
