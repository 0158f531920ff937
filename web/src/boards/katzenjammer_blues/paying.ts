import { counted, jokersIn, KINDS, type Counts, type Wish } from "./cards";

export const paidIn = (move: string): string => move.replace("pay ", "");

/** Fewest jokers first, then what is missed least: single cards, low ones. */
export function payments(moves: string[], hand: Counts): string[] {
  const cost = (move: string) =>
    [...paidIn(move)].reduce((sum, card) => sum + (card === "J" ? 1000 : (hand[card] ?? 0) * 10 + Number(card)), 0);
  return moves.filter((move) => move.startsWith("pay ")).sort((one, other) => cost(one) - cost(other));
}

/** A tap on a pile lays one more of it, or as few as possible if there is no more; the rest stays as near as it can. */
export function tapped(wish: Wish, kind: string, moves: string[], hand: Counts): Wish | null {
  const all = payments(moves, hand);
  const now = counted(paidIn(wish.move ?? all[0] ?? ""));
  const of = (move: string) => counted(paidIn(move))[kind]!;
  const more = all.filter((move) => of(move) === now[kind]! + 1);
  const fewest = Math.min(...all.map(of));
  const fewer = fewest < now[kind]! ? all.filter((move) => of(move) === fewest) : [];
  const next = nearest(more.length ? more : fewer, now);
  return next ? { move: next, values: "" } : null;
}

function nearest(moves: string[], now: Counts): string | undefined {
  const distance = (move: string) => {
    const counts = counted(paidIn(move));
    return KINDS.reduce((sum, kind) => sum + Math.abs(counts[kind]! - now[kind]!), 0);
  };
  return moves.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** All of a kind and as many others as the bid needs: what somebody seems to want who taps in vain. */
export function meant(wish: Wish, kind: string): string {
  const cards = [...paidIn(wish.move ?? "")];
  const given = cards.findIndex((card) => card !== kind);
  if (given >= 0) cards[given] = kind;
  const values = cards.filter((card) => card !== "J").sort();
  return `pay ${values.join("")}${"J".repeat(jokersIn(cards.join("")))}`;
}
