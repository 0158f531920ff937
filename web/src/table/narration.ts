import { cardFacts, shortName, theCard } from "../cards/cards";
import type { AnyEvent, Over } from "../messages";
import { type Facts, say } from "../words/words.svelte";
import type { GameId } from "./scene";

/** Cards as people say them. Blues writes several into one string, followed by what four jokers stand for. */
export function cardsNamed(game: GameId, cards: string | string[]): string {
  const [shown = "", value] = typeof cards === "string" ? cards.split(" ") : [cards];
  const names = Array.from(shown, (card) => shortName(game, card)).join(", ");
  return value ? say("katzenjammer_blues-cards-as", { cards: names, value }) : names;
}

/** "3x2" is three twos, "4d" four different ones. */
export function bidNamed(game: GameId, bid: string | number): string {
  const parts = /^(\d+)(?:x(\d)|d)$/.exec(String(bid));
  if (game !== "katzenjammer_blues" || !parts) return String(bid);
  return say("katzenjammer_blues-bid", { cards: Number(parts[1]), value: Number(parts[2] ?? 0) });
}

const result = ({ scores }: Over, names: string[], viewer: number | null): string[] =>
  scores.map((score, seat) => say("event-score", { name: names[seat], score, you: Number(seat === viewer) }));

/** An event as a sentence. At the viewer’s own seat it says “you”; without a viewer everybody goes by name. */
export function narrate(game: GameId, event: AnyEvent, names: string[], viewer: number | null): string {
  const facts: Facts = { known: 0, colour: "", word: "", ...event };
  let name = "";
  if ("seat" in event) {
    facts.seat = name = names[event.seat] ?? "";
    facts.you = Number(event.seat === viewer);
  }
  if ("card" in event && event.card !== undefined) Object.assign(facts, cardFacts(game, event.card));
  if ("cards" in event && event.cards !== undefined && typeof event.cards !== "number")
    facts.cards = cardsNamed(game, event.cards);
  if ("bid" in event) facts.bid = bidNamed(game, event.bid);
  if (event.event === "over") facts.scores = result(event, names, viewer);
  const text = say(`${game}-event-${event.event}`, facts);
  return name && text.startsWith(name) ? text : text.charAt(0).toUpperCase() + text.slice(1); // a card may come first; a name stays as it is
}

const blues = (cards: string) => cardsNamed("katzenjammer_blues", cards);

/** A move in words: "three 2s", "the red 8, say mau". */
export function moveNamed(game: GameId, move: string): string {
  const [verb = "", what = "", ...more] = move.split(" ");
  if (verb === "bid") return say("page-move-bid", { bid: bidNamed(game, what) });
  if (verb === "show" && more[0]) return say("page-move-show-as", { cards: blues(what), value: more[0] });
  if (verb === "pay" || verb === "show") return say(`page-move-${verb}`, { cards: blues(what) });
  if (verb === "lay") return say("page-move-lay", { card: theCard(game, what) });
  if (verb === "play") return played(what, more);
  return say(`page-move-${verb}`);
}

function played(card: string, more: string[]): string {
  const colour = more.find((word) => word.length === 1);
  const text = say("page-move-play", { card: theCard("mau_mau", card) });
  const named = colour ? say("page-move-named", { colour: say(`mau_mau-colour-${colour}`) }) : "";
  return [text, named, more.includes("mau") ? say("page-move-mau") : ""].filter(Boolean).join(", ");
}
