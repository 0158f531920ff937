import { say, type Facts } from "../../words/words.svelte";

const FACES: Record<string, string> = { wild: "wild", rev: "rev", "+2": "draw-2", "+4": "draw-4", stop: "stop" };

/** The name of a card; null is a face-down card. */
export const cardName = (card: string | null): string =>
  card === null ? say("card-back") : say("mau_mau-card", cardFacts(card));

export const shortName = (card: string): string => cardName(card);

/** A card with its article, in the accusative. */
export const theCard = (card: string): string => say("mau_mau-card-the-acc", cardFacts(card));

/** The facts by which a sentence chooses a card’s name, article and case. */
export function cardFacts(card: string): Facts {
  const kind = card === "wild" ? card : card.slice(1);
  return { face: FACES[kind] ?? "digit", suit: card.charAt(0), digit: kind };
}
