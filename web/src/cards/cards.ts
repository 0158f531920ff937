import type { GameId } from "../messages";
import { say, type Facts } from "../words/words.svelte";

const DOGS: Record<string, string> = { 0: "rabbit", d: "small-dog", D: "big-dog" };
const FACES: Record<string, string> = { wild: "wild", rev: "rev", "+2": "draw-2", "+4": "draw-4", stop: "stop" };

const KINDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop"];

/** The distinct cards of each game, in the notation of its rules. */
export const DECKS: Record<GameId, string[]> = {
  katzenjammer_blues: ["1", "2", "3", "4", "5", "J"],
  katze_im_sack: ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"],
  maus_pass_auf: ["K", "C", "1", "2", "3"],
  mau_mau: [...[..."gbry"].flatMap((colour) => KINDS.map((kind) => colour + kind)), "wild"],
};

/** The name of a card, its value first; null is a face-down card. */
export function cardName(game: GameId, card: string | null): string {
  if (card === null) return say("card-back");
  if (game === "mau_mau") return say("mau_mau-card", cardFacts(game, card));
  if (game === "maus_pass_auf") return say(`maus_pass_auf-card-${card}`);
  return say(`card-${game}-${card}`);
}

/** In a list of cards the value is enough; only a card without one goes by its name. */
export function shortName(game: GameId, card: string): string {
  if (game === "katze_im_sack") return say("katze_im_sack-card-short", cardFacts(game, card));
  if (game === "katzenjammer_blues") return card === "J" ? say("katzenjammer_blues-joker") : card;
  return cardName(game, card);
}

/** A card with its article, in the accusative. */
export const theCard = (game: GameId, card: string): string => say(`${game}-card-the-acc`, cardFacts(game, card));

/** The facts by which a sentence chooses a card’s name, article and case. */
export function cardFacts(game: GameId, card: string): Facts {
  if (game === "katze_im_sack") return { kind: DOGS[card] ?? "cat", value: card.replace("-", "−") };
  if (game === "maus_pass_auf") return { card: Number(card) || card }; // a mouse goes by the number of its paws
  if (game !== "mau_mau") return { card };
  const kind = card === "wild" ? card : card.slice(1);
  return { face: FACES[kind] ?? "digit", suit: card.charAt(0), digit: kind };
}
