import { bidsIn, cardsFor, countCards, countJokers, DIFFERENT, KINDS, readBid, type Bid, type Counts } from "./moves";

/** A move put together by taps, and the values that were tapped for it. */
export interface Selection {
  move: string | null;
  values: string;
}
export const NO_SELECTION: Selection = { move: null, values: "" };

const bidOf = (selection: Selection): Bid | null => (selection.move === null ? null : readBid(selection.move.slice(4)));

function selectBid(bid: Bid | undefined, values: string): Selection | null {
  return bid ? { move: `bid ${bid.text}`, values } : null;
}

/** The cards of the hand that a selected bid would take. */
export function cardsForBid(selection: Selection, hand: Counts): string {
  const bid = bidOf(selection);
  return bid ? cardsFor(bid, hand, selection.values) : "";
}

/** Select a bid from the grid. */
export function pickBid(move: string, hand: Counts): Selection {
  return { move, values: [...new Set(cardsForBid({ move, values: "" }, hand).replaceAll("J", ""))].join("") };
}

/**
 * A tap on the hand in an auction; null if no bid is possible.
 *
 * One value makes a bid of equal cards, several make a bid of different cards, the joker pile adds jokers.
 */
export function tapForBid(selection: Selection, kind: string, moves: string[], hand: Counts): Selection | null {
  const bids = bidsIn(moves);
  if (kind === "J") return withJoker(selection, bids, hand);
  if (!selection.values || selection.values === kind) return nextEqual(selection, kind, bids);
  if (selection.values.includes(kind)) return withValues(selection.values.replace(kind, ""), bids);
  return withValues(selection.values + kind, bids) ?? nextEqual(NO_SELECTION, kind, bids);
}

/** The lowest bid of the value, one card more with every tap, then nothing. */
function nextEqual(selection: Selection, value: string, bids: Bid[]): Selection | null {
  const column = bids.filter((bid) => bid.value === value);
  const place = column.findIndex((bid) => `bid ${bid.text}` === selection.move);
  return place >= 0 && place === column.length - 1 ? NO_SELECTION : selectBid(column[place + 1], value);
}

function withValues(values: string, bids: Bid[]): Selection | null {
  if (values.length < 2) return values ? nextEqual(NO_SELECTION, values, bids) : NO_SELECTION;
  const bid = bids.find(({ value, count }) => value === DIFFERENT && count >= values.length);
  return selectBid(bid, values);
}

/** The lowest bid that needs more jokers; of the same value if a bid is selected. */
function withJoker(selection: Selection, bids: Bid[], hand: Counts): Selection | null {
  const now = bidOf(selection);
  const jokers = countJokers(cardsForBid(selection, hand));
  const more = bids.find(
    (bid) => (!now || bid.value === now.value) && countJokers(cardsFor(bid, hand, selection.values)) > jokers,
  );
  if (more) return selectBid(more, selection.values || more.value.replace(DIFFERENT, ""));
  return jokers ? NO_SELECTION : null;
}

/** The bid a tap seems to aim at where none is possible. */
export function intendedBid(selection: Selection, kind: string, hand: Counts): string {
  const [now, jokers] = [bidOf(selection), hand.J ?? 0];
  if (kind !== "J") return `bid ${(hand[kind] ?? 0) + jokers}x${kind}`;
  return now ? `bid ${now.text.replace(/^\d+/, String(now.count + 1))}` : `bid ${jokers}x5`;
}

/** The cards of a payment; none in another move, which may still be on its way. */
export const paidCards = (move: string): string => (move.startsWith("pay ") ? move.slice(4) : "");

/** The payments among some moves: fewest jokers first, then single and low cards. */
export function paymentsIn(moves: string[], hand: Counts): string[] {
  const cost = (move: string) =>
    [...paidCards(move)].reduce((sum, card) => sum + (card === "J" ? 1000 : (hand[card] ?? 0) * 10 + Number(card)), 0);
  return moves.filter((move) => move.startsWith("pay ")).sort((one, other) => cost(one) - cost(other));
}

/** A tap on a pile when paying: pay one more card of it, or as few as possible if there are no more; change the others as little as possible. */
export function tapForPayment(selection: Selection, kind: string, moves: string[], hand: Counts): Selection | null {
  const all = paymentsIn(moves, hand);
  const now = countCards(paidCards(selection.move ?? all[0] ?? ""));
  const of = (move: string) => countCards(paidCards(move))[kind]!;
  const more = all.filter((move) => of(move) === now[kind]! + 1);
  const fewest = Math.min(...all.map(of));
  const fewer = fewest < now[kind]! ? all.filter((move) => of(move) === fewest) : [];
  const next = nearest(more.length ? more : fewer, now);
  return next ? { move: next, values: "" } : null;
}

function nearest(moves: string[], now: Counts): string | undefined {
  const distance = (move: string) => {
    const counts = countCards(paidCards(move));
    return KINDS.reduce((sum, kind) => sum + Math.abs(counts[kind]! - now[kind]!), 0);
  };
  return moves.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The payment a tap seems to aim at where none is possible: one more card of the kind. */
export function intendedPayment(selection: Selection, kind: string): string {
  const cards = [...paidCards(selection.move ?? "")];
  const replaced = cards.findIndex((card) => card !== kind);
  if (replaced >= 0) cards[replaced] = kind;
  const values = cards.filter((card) => card !== "J").sort();
  return `pay ${values.join("")}${"J".repeat(countJokers(cards.join("")))}`;
}

export interface Foursome {
  move: string;
  cards: string;
  value: number; // 0: the joker foursome
  mice: number;
}

export function readFoursome(move: string, miceLeft: number): Foursome {
  const [cards = "", declared] = move.replace("show ", "").split(" ");
  const value = Number(declared ?? cards[0]) || 0;
  return { move, cards, value, mice: Math.min(value, miceLeft) }; // 2.5: only the mice that are left
}

/** The foursomes among some moves: most mice first, then fewest jokers. */
export function foursomesIn(moves: string[], miceLeft = Infinity): Foursome[] {
  const all = moves.filter((move) => move.startsWith("show ")).map((move) => readFoursome(move, miceLeft));
  return all.sort((one, other) => other.value - one.value || countJokers(one.cards) - countJokers(other.cards));
}

/** The best foursome without jokers. */
export const defaultFoursome = (moves: string[]): string | null =>
  foursomesIn(moves).find(({ cards }) => !cards.includes("J"))?.move ?? null;

export const shownCards = (move: string | null): string => (move?.startsWith("show ") ? move.slice(5, 9) : "");

/** A tap on a pile when showing: its next foursome, then nothing; null if it has none. */
export function tapForFoursome(selection: Selection, kind: string, moves: string[]): Selection | null {
  const all = foursomesIn(moves).filter(({ cards }) => cards.includes(kind));
  const own = kind === "J" ? all : all.filter(({ value }) => value === Number(kind));
  const place = own.findIndex(({ move }) => move === selection.move);
  if (!own.length) return null;
  return place === own.length - 1 ? NO_SELECTION : { move: own[place + 1]!.move, values: "" };
}

/** The foursome a tap seems to aim at where none is possible: the pile and jokers, four in all. */
export function intendedFoursome(kind: string, own: number): string {
  const cards = kind === "J" ? 4 : Math.min(own, 4);
  return `show ${kind.repeat(cards)}${"J".repeat(4 - cards)}`;
}
