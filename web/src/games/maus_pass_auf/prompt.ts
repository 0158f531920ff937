import type { MausHunt, MausView } from "../../messages";
import type { Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import { cardName } from "./cards";
import { isShared } from "./view";

const text = (id: string, facts: Record<string, unknown> = {}) => say(`maus_pass_auf-board-${id}`, facts);

/** The name of a seat, or its animal if several players have the same name. */
export function nameOf({ players }: Scene, seat: number): string {
  const { name } = players[seat]!;
  return players.filter((player) => player.name === name).length > 1 ? animalName(seat) : name;
}
export const animalName = (seat: number): string => text(`animal-${seat}`);

/** Whose turn it is, and what they do. */
export function promptOf(scene: Scene<MausView>): string {
  const { view } = scene;
  if (view.end !== null || view.turn === null) return text("over");
  const whose = view.turn === view.viewer && !isShared(scene) ? "you" : "name";
  const facts = { name: nameOf(scene, view.turn), count: view.hunt?.tries ?? 0 };
  return text(`${view.hunt ? "hunt" : "turn"}-${whose}`, facts);
}

/** Everything that is open on the table, for screen readers. */
export function describeTable(scene: Scene<MausView>): string {
  const { pile, pile_size, chips_left, hunt } = scene.view;
  const top = pile.at(-1);
  const sentences = [
    top ? text("table-top", { card: cardName(top), count: pile_size }) : text("table-empty"),
    text("table-chips", { count: chips_left }),
  ];
  if (hunt) sentences.push(describeHunt(scene, hunt));
  return sentences.join(" ");
}

/** 2.6: nobody laid a mouse that came with the deal. */
function describeHunt(scene: Scene<MausView>, { hunter, owner, tries }: MausHunt): string {
  const facts = { hunter: nameOf(scene, hunter), count: tries };
  return owner === null
    ? text("table-hunt-dealt", facts)
    : text("table-hunt", { ...facts, owner: nameOf(scene, owner) });
}
