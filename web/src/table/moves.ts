import { theCard } from "../cards/cards";
import { say } from "../words/words.svelte";
import type { GameId } from "./scene";
import { bidNamed, cardsNamed } from "./narration";

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
