import type { MauView } from "../../messages";
import { isMyTurn, type Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import { cardName, theCard } from "./cards";
import type { Choice } from "./choice.svelte";
import { canDraw, mustDraw } from "./moves";

const text = (id: string, facts: Record<string, unknown> = {}) => say(`mau_mau-board-${id}`, facts);

/** What the viewer can do now, or who everybody is waiting for. */
export function promptOf(scene: Scene<MauView>, choice: Choice): string {
  const { view, players, sending } = scene;
  if (view.end !== null) return text("over");
  if (choice.leaving) return text("leaving", { card: theCard(choice.leaving.card) });
  if (sending) return text("sending");
  if (isMyTurn(scene)) return ownTurn(scene, choice);
  if (view.turn === null) return text("shuffling");
  const name = players[view.turn]!.name;
  if (view.phase === "naming") return text("waiting-naming", { name });
  return view.stacked ? text("waiting-stacked", { name, count: view.stacked }) : say("page-thinking", { name });
}

function ownTurn({ view, legal }: Scene<MauView>, choice: Choice): string {
  if (choice.colours.length) return text(view.phase === "naming" ? "name-first" : "name-colour");
  if (choice.card) return text("play-chosen", { card: theCard(choice.card.card) });
  if (view.stacked) return text(mustDraw(legal) ? "draw-stacked" : "draw-or-take", { count: view.stacked });
  if (mustDraw(legal)) return text(view.drawable === 0 ? "pass-on" : "draw-one");
  return text(canDraw(legal) ? "play-or-draw" : "play-one");
}

/** Everything that is open on the table, for screen readers. */
export function describeTable(scene: Scene<MauView>): string {
  const { top, colour, clockwise, stacked, turn, deck, phase } = scene.view;
  const sentences = [
    text("table-top", { card: cardName(top) }),
    colour
      ? text("table-colour", { colour: say(`mau_mau-colour-${colour}`) })
      : text(phase === "naming" ? "table-unnamed" : "table-any"),
    text(clockwise ? "table-clockwise" : "table-counterclockwise"),
    text("table-deck", { count: deck }),
  ];
  if (stacked && turn !== null) sentences.push(describePenalty(scene, turn, stacked));
  return sentences.join(" ");
}

function describePenalty({ view, players }: Scene<MauView>, seat: number, count: number): string {
  if (seat === view.viewer) return text("table-facing-you", { count });
  return text("table-facing", { name: players[seat]!.name, count });
}
