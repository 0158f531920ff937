import { bidsIn, cardsFor, DIFFERENT, readBid, type Bid } from "./bids";
import { jokersIn, NOTHING, type Counts, type Wish } from "./cards";

const bidOf = (wish: Wish): Bid | null => (wish.move === null ? null : readBid(wish.move.slice(4)));

function wishFor(bid: Bid | undefined, values: string): Wish | null {
  return bid ? { move: `bid ${bid.text}`, values } : null;
}

export function lifted(wish: Wish, hand: Counts): string {
  const bid = bidOf(wish);
  return bid ? cardsFor(bid, hand, wish.values) : "";
}

/** A bid taken from the list. */
export function picked(move: string, hand: Counts): Wish {
  return { move, values: [...new Set(lifted({ move, values: "" }, hand).replaceAll("J", ""))].join("") };
}

/** A tap on the hand's cards: one value makes it an equal bid, several a different one, a joker adds jokers. Null: not possible. */
export function tapped(wish: Wish, kind: string, moves: string[], hand: Counts): Wish | null {
  const bids = bidsIn(moves);
  if (kind === "J") return withJoker(wish, bids, hand);
  if (!wish.values || wish.values === kind) return nextEqual(wish, kind, bids);
  if (wish.values.includes(kind)) return withValues(wish.values.replace(kind, ""), bids);
  return withValues(wish.values + kind, bids) ?? nextEqual(NOTHING, kind, bids);
}

/** The cheapest of the value, then one card more with every tap, then nothing again. */
function nextEqual(wish: Wish, value: string, bids: Bid[]): Wish | null {
  const column = bids.filter((bid) => bid.value === value);
  const place = column.findIndex((bid) => `bid ${bid.text}` === wish.move);
  return place >= 0 && place === column.length - 1 ? NOTHING : wishFor(column[place + 1], value);
}

function withValues(values: string, bids: Bid[]): Wish | null {
  if (values.length < 2) return values ? nextEqual(NOTHING, values, bids) : NOTHING;
  const bid = bids.find(({ value, count }) => value === DIFFERENT && count >= values.length);
  return wishFor(bid, values);
}

/** The cheapest bid that needs more jokers: of the same sort where there is a wish already. */
function withJoker(wish: Wish, bids: Bid[], hand: Counts): Wish | null {
  const now = bidOf(wish);
  const jokers = jokersIn(lifted(wish, hand));
  const more = bids.find(
    (bid) => (!now || bid.value === now.value) && jokersIn(cardsFor(bid, hand, wish.values)) > jokers,
  );
  if (more) return wishFor(more, wish.values || more.value.replace(DIFFERENT, ""));
  return jokers ? NOTHING : null;
}

/** The bid that somebody seems to have in mind who taps where none is possible. */
export function meant(wish: Wish, kind: string, hand: Counts): string {
  const [now, jokers] = [bidOf(wish), hand.J ?? 0];
  if (kind !== "J") return `bid ${(hand[kind] ?? 0) + jokers}x${kind}`;
  return now ? `bid ${now.text.replace(/^\d+/, String(now.count + 1))}` : `bid ${jokers}x5`;
}
