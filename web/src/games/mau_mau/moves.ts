import { say } from "../../words/words.svelte";
import { theCard } from "./cards";

/** Moves in the notation of the rules (7), read and written. */
const MAU = " mau";
const DRAW = "draw";
const NAME = "name ";

export const COLOURS = ["g", "b", "r", "y"];

interface Play {
  card: string;
  /** The colour named with a colour changer. */
  colour: string | null;
}

export function readPlay(move: string): Play | null {
  const [verb, card, named] = move.split(" ");
  if (verb !== "play" || !card) return null;
  return { card, colour: card === "wild" ? (named ?? null) : null };
}

/** The colour that is named for a colour changer turned up first (1.3). */
export const readName = (move: string): string | null => (move.startsWith(NAME) ? move.slice(NAME.length) : null);
export const writeName = (colour: string): string => NAME + colour;

/** Colours that can be named before the first card is played; empty if nothing is to be named. */
export const firstColours = (legal: string[]): string[] => legal.flatMap((move) => readName(move) ?? []);

export function writePlay(card: string, colour: string | null): string {
  return colour ? `play ${card} ${colour}` : `play ${card}`;
}

export const hintedCard = (hint: string | null): string | null => (hint ? (readPlay(hint)?.card ?? null) : null);
export const hintedColour = (hint: string | null): string | null =>
  hint ? (readName(hint) ?? readPlay(hint)?.colour ?? null) : null;

/** Cards that can be played now. */
export function playableCards(legal: string[]): Set<string> {
  return new Set(legal.flatMap((move) => readPlay(move)?.card ?? []));
}

/** Colours that can be named with a card; empty if the card doesn't need one. */
export function namableColours(legal: string[], card: string): string[] {
  const named = legal.map(readPlay).flatMap((play) => (play?.card === card && play.colour) || []);
  return COLOURS.filter((colour) => named.includes(colour));
}

export const canDraw = (legal: string[]): boolean => legal.includes(DRAW);
export const mustDraw = (legal: string[]): boolean => legal.length === 1 && canDraw(legal);
/** 4: said with the second-to-last card. */
export const canSayMau = (legal: string[], move: string): boolean => legal.includes(move + MAU);
export const withMau = (move: string): string => move + MAU;
/** A complete move with the card, to ask why it is not legal. */
export const anyPlay = (card: string): string => writePlay(card, card === "wild" ? COLOURS[0]! : null);

/** A move in words: “play the red 8, say mau”. */
export function moveNamed(move: string): string {
  const named = readName(move);
  if (named) return say("mau_mau-move-named", { colour: say(`mau_mau-colour-${named}`) });
  const play = readPlay(move);
  if (!play) return say(`mau_mau-move-${move}`);
  const parts = [say("mau_mau-move-play", { card: theCard(play.card) })];
  if (play.colour) parts.push(say("mau_mau-move-named", { colour: say(`mau_mau-colour-${play.colour}`) }));
  if (move.endsWith(MAU)) parts.push(say("mau_mau-move-mau"));
  return parts.join(", ");
}
