import { say, type Facts } from "../../words/words.svelte";

/** The name of a card, its value first; null is a face-down card. */
export const cardName = (card: string | null): string =>
  say(card === null ? "card-back" : `katzenjammer_blues-card-${card}`);

/** In a list of cards the value is enough; only the joker goes by its name. */
export const shortName = (card: string): string => (card === "J" ? say("katzenjammer_blues-joker") : card);

export const cardFacts = (card: string): Facts => ({ card });

const listNamed = (cards: string[]): string => cards.map(shortName).join(", ");

/** Several cards in one string, followed by what four jokers stand for: "JJJJ 5". */
export function cardsNamed(cards: string | string[], list: (cards: string[]) => string = listNamed): string {
  const [shown = "", value] = typeof cards === "string" ? cards.split(" ") : [cards];
  const names = list(Array.from(shown));
  return value ? say("katzenjammer_blues-cards-as", { cards: names, value }) : names;
}
