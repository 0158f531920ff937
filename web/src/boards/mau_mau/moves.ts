/** Moves in the notation of the rules (7), read and written. */
const MAU = " mau";
const DRAW = "draw";

export const COLOURS = ["g", "b", "r", "y"];

interface Play {
  card: string;
  /** The one that is named with a colour changer. */
  colour: string | null;
}

export function playOf(move: string): Play | null {
  const [verb, card, named] = move.split(" ");
  if (verb !== "play" || !card) return null;
  return { card, colour: card === "wild" ? (named ?? null) : null };
}

export function playing(card: string, colour: string | null): string {
  return colour ? `play ${card} ${colour}` : `play ${card}`;
}

/** Cards that can be played now. */
export function playable(legal: string[]): Set<string> {
  return new Set(legal.flatMap((move) => playOf(move)?.card ?? []));
}

/** Colours that can be named with a card; none where none is to be named. */
export function colours(legal: string[], card: string): string[] {
  const named = legal.map(playOf).flatMap((play) => (play?.card === card && play.colour) || []);
  return COLOURS.filter((colour) => named.includes(colour));
}

export const canDraw = (legal: string[]): boolean => legal.includes(DRAW);
export const mustDraw = (legal: string[]): boolean => legal.length === 1 && canDraw(legal);
/** 4: said with the last card but one. */
export const canSayMau = (legal: string[], move: string): boolean => legal.includes(move + MAU);
export const withMau = (move: string): string => move + MAU;
/** A move that names the card, to ask why it isn't possible. */
export const attempt = (card: string): string => playing(card, card === "wild" ? COLOURS[0]! : null);
