import { jokersIn, NOTHING, type Wish } from "./cards";

export interface Foursome {
  move: string;
  cards: string;
  value: number; // 0: the joker foursome
  mice: number;
}

export function readFoursome(move: string, miceLeft: number): Foursome {
  const [cards = "", declared] = move.replace("show ", "").split(" ");
  const value = Number(declared ?? cards[0]) || 0;
  return { move, cards, value, mice: Math.min(value, miceLeft) }; // 2.5: only what is left
}

/** Most mice first, then fewest jokers. */
export function foursomes(moves: string[], miceLeft = Infinity): Foursome[] {
  const all = moves.filter((move) => move.startsWith("show ")).map((move) => readFoursome(move, miceLeft));
  return all.sort((one, other) => other.value - one.value || jokersIn(one.cards) - jokersIn(other.cards));
}

/** The best that costs no joker. */
export const usual = (moves: string[]): string | null =>
  foursomes(moves).find(({ cards }) => !cards.includes("J"))?.move ?? null;

export const liftedIn = (move: string | null): string => (move?.startsWith("show ") ? move.slice(5, 9) : "");

/** A tap on a pile goes through its foursomes, and to none after the last. Null: there are none. */
export function tapped(wish: Wish, kind: string, moves: string[]): Wish | null {
  const all = foursomes(moves).filter(({ cards }) => cards.includes(kind));
  const own = kind === "J" ? all : all.filter(({ value }) => value === Number(kind));
  const place = own.findIndex(({ move }) => move === wish.move);
  if (!own.length) return null;
  return place === own.length - 1 ? NOTHING : { move: own[place + 1]!.move, values: "" };
}

/** With as many jokers as there are, up to four in all: what somebody seems to want who taps in vain. */
export function meant(kind: string, own: number): string {
  const cards = kind === "J" ? 4 : Math.min(own, 4);
  return `show ${kind.repeat(cards)}${"J".repeat(4 - cards)}`;
}
