import { isOwnGame } from "../games/catalogue.svelte";
import { pageGame } from "../games/registry";
import type { AnyEvent, Over } from "../messages";
import { type Facts, say, sayOr } from "../words/words.svelte";

/** Cards as people say them. */
function cardsNamed(game: string, cards: string | string[]): string {
  const { cardsNamed, shortName } = pageGame(game);
  return cardsNamed ? cardsNamed(cards) : Array.from(cards, shortName).join(", ");
}

const bidNamed = (game: string, bid: string | number): string => pageGame(game).bidNamed?.(bid) ?? String(bid);

const result = ({ scores }: Over, names: string[], viewer: number | null): string[] =>
  scores.map((score, seat) => say("event-score", { name: names[seat], score, you: Number(seat === viewer) }));

/** An event as a sentence. At the viewer’s own seat it says “you”; without a viewer everybody goes by name. */
export function narrate(game: string, event: AnyEvent, names: string[], viewer: number | null): string {
  const facts: Facts = { known: 0, colour: "", word: "", ...event };
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

/** A move in words: “bid 3 × 2”, “play the red 8, say mau”. */
export const moveNamed = (game: string, move: string): string => pageGame(game).moveNamed(move);
