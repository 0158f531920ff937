import { cardName } from "../cards/cards";
import type { AnyEvent, Over } from "../messages";
import { figure, say } from "../words/words.svelte";
import type { GameId } from "./scene";

/** In a sentence the value is enough; only what has none goes by its name. */
function shortName(game: GameId, card: string): string {
  return /^-?\d+$/.test(card) && game !== "maus_pass_auf" ? card.replace("-", "−") : cardName(game, card);
}

/** Cards as people say them. Blues writes several into one text, and behind it what four jokers are to be. */
function cardsNamed(game: GameId, cards: string | string[]): string {
  if (typeof cards !== "string") return cards.map((card) => shortName(game, card)).join(", ");
  const [shown = "", value] = cards.split(" ");
  const each = Array.from(shown, (card) => shortName(game, card)).join(", ");
  return value ? say("page-cards-as", { cards: each, value }) : each;
}

/** "3x2" is three twos, "4d" four different ones. */
export function bidNamed(game: GameId, bid: string | number): string {
  const parts = /^(\d+)(?:x(\d)|d)$/.exec(String(bid));
  if (game !== "katzenjammer_blues" || !parts) return String(bid);
  return parts[2]
    ? say("page-bid-equal", { count: Number(parts[1]), value: parts[2] })
    : say("page-bid-different", { count: Number(parts[1]) });
}

const result = (over: Over, names: string[]) => over.scores.map((score, seat) => `${names[seat]} ${figure(score)}`);

/** An event as a sentence, with names instead of numbers. */
export function tell(game: GameId, event: AnyEvent, names: string[]): string {
  const facts: Record<string, unknown> = { known: 0, colour: "", word: "", ...event };
  if ("seat" in event) facts.seat = names[event.seat];
  if ("card" in event && event.card !== undefined && game !== "maus_pass_auf") facts.card = shortName(game, event.card); // Maus words its cards itself
  if ("cards" in event && event.cards !== undefined && typeof event.cards !== "number")
    facts.cards = cardsNamed(game, event.cards);
  if ("bid" in event) facts.bid = bidNamed(game, event.bid);
  if (event.event === "over") facts.scores = result(event, names);
  return say(`${game}-event-${event.event}`, facts);
}
