import { say, type Facts } from "../../words/words.svelte";

/** The name of a card; null is a face-down card. */
export const cardName = (card: string | null): string =>
  say(card === null ? "card-back" : `maus_pass_auf-card-${card}`);

export const shortName = (card: string): string => cardName(card);

/** The facts by which a sentence chooses a card’s name; a mouse goes by the number of its paws. */
export const cardFacts = (card: string): Facts => ({ card: Number(card) || card });
