import { say, type Facts } from "../../words/words.svelte";

const KINDS: Record<string, string> = { 0: "rabbit", d: "small-dog", D: "big-dog" };

/** The cards of a set. */
export const SET = ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"];

/** The name of a card, its value first; null is a face-down card. */
export const cardName = (card: string | null): string =>
  say(card === null ? "card-back" : `katze_im_sack-card-${card}`);

/** In a list of cards the value is enough; only a card without one goes by its name. */
export const shortName = (card: string): string => say("katze_im_sack-card-short", cardFacts(card));

/** A card with its article, in the accusative. */
export const theCard = (card: string): string => say("katze_im_sack-card-the-acc", cardFacts(card));

/** The facts by which a sentence chooses a card’s name, article and case. */
export const cardFacts = (card: string): Facts => ({ kind: KINDS[card] ?? "cat", value: card.replace("-", "−") });
