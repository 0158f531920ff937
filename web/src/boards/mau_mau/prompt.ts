import { cardName } from "../../cards/cards";
import type { MauView } from "../../messages";
import { isMyTurn, type Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import type { Choice } from "./choice.svelte";
import { canDraw, mustDraw, playOf } from "./moves";

const told = (id: string, facts: Record<string, unknown> = {}) => say(`mau_mau-board-${id}`, facts);

/** 5: neither the deck nor what lies under the pile's top card. */
export const isNothingLeft = ({ deck, pile }: MauView): boolean => deck === 0 && pile <= 1;

/** What to do now, or for whom we wait. */
export function promptOf(scene: Scene<MauView>, choice: Choice): string {
  const { view, players, sending } = scene;
  if (view.end !== null) return told("over");
  if (choice.leaving) return told("leaving", { card: cardName("mau_mau", choice.leaving.card) });
  if (sending) return told("sending");
  if (isMyTurn(scene)) return duty(scene, choice);
  if (view.turn === null) return told("shuffling");
  const name = players[view.turn]!.name;
  return view.stacked ? told("waiting-stacked", { name, count: view.stacked }) : say("page-thinking", { name });
}

function duty({ view, legal }: Scene<MauView>, choice: Choice): string {
  if (choice.colours.length) return told("name-colour");
  if (choice.card) return told("play-chosen", { card: cardName("mau_mau", choice.card.card) });
  if (view.stacked) return told(mustDraw(legal) ? "draw-stacked" : "draw-or-take", { count: view.stacked });
  if (mustDraw(legal)) return told(isNothingLeft(view) ? "pass-on" : "draw-one");
  return told(canDraw(legal) ? "play-or-draw" : "play-one");
}

/** All that lies open, for who doesn't see it. */
export function tableTold(scene: Scene<MauView>): string {
  const { top, colour, clockwise, stacked, turn, deck } = scene.view;
  const parts = [
    told("told-top", { card: cardName("mau_mau", top) }),
    colour ? told("told-colour", { colour: say(`mau_mau-colour-${colour}`) }) : told("told-any"),
    told(clockwise ? "told-clockwise" : "told-counterclockwise"),
    told("told-deck", { count: deck }),
  ];
  if (stacked && turn !== null) parts.push(facing(scene, turn, stacked));
  return parts.join(" ");
}

function facing({ view, players }: Scene<MauView>, seat: number, count: number): string {
  if (seat === view.viewer) return told("told-facing-you", { count });
  return told("told-facing", { name: players[seat]!.name, count });
}

export const hintedCard = (hint: string | null): string | null => (hint ? (playOf(hint)?.card ?? null) : null);
export const hintedColour = (hint: string | null): string | null => (hint ? (playOf(hint)?.colour ?? null) : null);

/** Who would be next if nothing happened. */
export function nextSeat({ turn, clockwise, players, end }: MauView): number | null {
  if (turn === null || end !== null || players < 3) return null;
  return (turn + (clockwise ? 1 : players - 1)) % players;
}
