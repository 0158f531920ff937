import { isOwnGame } from "../games/catalogue.svelte";
import { pageGame } from "../games/registry";
import type { AnyEvent, Over } from "../messages";
import { type Facts, say, sayOr } from "../words/words.svelte";

/** A part of a sentence: words, or cards that are shown as signs; the names are what a screen reader says of them. */
export type Part = string | { cards: string[]; names: string };

/** Around the names of cards in a sentence: private characters that no name contains. */
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

/** Cards as people say them, marked as such. */
function cardsNamed(game: string, cards: string | string[]): string {
  const { cardsNamed, shortName } = pageGame(game);
  const list = (each: string[]) => OPEN + each.join(" ") + MIDDLE + each.map(shortName).join(", ") + CLOSE;
  return cardsNamed ? cardsNamed(cards, list) : list(Array.from(cards));
}

const bidNamed = (game: string, bid: string | number): string => pageGame(game).bidNamed?.(bid) ?? String(bid);

const result = ({ scores }: Over, names: string[], viewer: number | null): string[] =>
  scores.map((score, seat) => say("event-score", { name: names[seat], score, you: Number(seat === viewer) }));

/** The sentence of an event, with the cards marked. */
function markedSentence(game: string, event: AnyEvent, names: string[], viewer: number | null): string {
  const facts: Facts = { known: 0, colour: "", word: "", fate: "", ...event };
  let name = "";
  if ("seat" in event) {
    facts.seat = name = names[event.seat] ?? "";
    facts.you = Number(event.seat === viewer);
  }
  if ("card" in event && event.card !== undefined) Object.assign(facts, pageGame(game).cardFacts(event.card));
  if ("cards" in event && event.cards !== undefined && typeof event.cards !== "number")
    facts.cards = cardsNamed(game, event.cards);
  if ("bid" in event) facts.bid = bidNamed(game, event.bid);
  if (event.event === "over") facts.scores = result(event, names, viewer);
  const substitute = [name, event.event.replace(/[-_]/g, " ")].filter(Boolean).join(": ");
  const text = isOwnGame(game)
    ? say(`${game}-event-${event.event}`, facts)
    : sayOr(`${game}-event-${event.event}`, facts, substitute);
  return name && text.startsWith(name) ? text : text.charAt(0).toUpperCase() + text.slice(1); // a card may come first; a name stays as it is
}

/** Who begins, in the game’s own words if it has any. */
export function beginning(game: string, first: number, isLot: boolean, names: string[], viewer: number | null): string {
  const facts = { name: names[first], you: Number(first === viewer) };
  const begins = sayOr(`${game}-begins`, facts, say("begins", facts));
  return isLot ? say("begins-lot", { begins }) : begins;
}

/** An event as a sentence. At the viewer’s own seat it says “you”; without a viewer everybody goes by name. */
export const narrate = (game: string, event: AnyEvent, names: string[], viewer: number | null): string =>
  markedSentence(game, event, names, viewer).replace(MARKED, "$2");

/** The same with the cards of the event as signs: in place of a list, after a sentence about one. */
export function partsOf(game: string, event: AnyEvent, names: string[], viewer: number | null): Part[] {
  const pieces = markedSentence(game, event, names, viewer).split(MARKED); // words, cards, names, words, …
  const parts = pieces.flatMap((piece, place): Part[] => {
    if (place % 3 === 1) return [{ cards: piece.split(" ").filter(Boolean), names: pieces[place + 1]! }];
    return place % 3 === 0 && piece ? [piece] : [];
  });
  const card = isOwnGame(game) ? singleCard(event) : null;
  return card ? [...parts, { cards: [card], names: "" }] : parts;
}

/** The one card that an event is about, if the viewer may know it. */
function singleCard(event: AnyEvent): string | null {
  const isHidden = "known" in event && !event.known;
  return "card" in event && event.card && !isHidden ? event.card : null;
}

/** A move in words: “bid 3 × 2”, “play the red 8, say mau”. */
export const moveNamed = (game: string, move: string): string => pageGame(game).moveNamed(move);
