import { cardName } from "../../cards/cards";
import type { MausView } from "../../messages";
import type { Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";

const told = (id: string, facts: Record<string, unknown> = {}) => say(`maus_pass_auf-board-${id}`, facts);

/** Several children at one device: then they go by names, and nothing changes its place. */
export const isShared = ({ players }: Scene): boolean => players.filter((player) => player.isMe).length > 1;

/** Where several have one name they go by their animals. */
export function nameOf({ players }: Scene, seat: number): string {
  const { name } = players[seat]!;
  return players.filter((player) => player.name === name).length > 1 ? animalName(seat) : name;
}
export const animalName = (seat: number): string => told(`animal-${seat}`);

export const chipsInAll = ({ seats, chips_left }: MausView): number =>
  seats.reduce((sum, { chips }) => sum + chips, chips_left);

/** Whose turn it is, and what that is about. */
export function promptOf(scene: Scene<MausView>): string {
  const { view } = scene;
  if (view.end !== null || view.turn === null) return told("over");
  const whose = view.turn === view.viewer && !isShared(scene) ? "you" : "name";
  const facts = { name: nameOf(scene, view.turn), count: view.hunt?.tries ?? 0 };
  return told(`${view.hunt ? "hunt" : "turn"}-${whose}`, facts);
}

/** All that lies open, for who doesn't see it. */
export function tableTold(scene: Scene<MausView>): string {
  const { pile, pile_size, chips_left, hunt } = scene.view;
  const top = pile.at(-1);
  const parts = [
    top ? told("told-top", { card: cardName("maus_pass_auf", top), count: pile_size }) : told("told-empty"),
    told("told-chips", { count: chips_left }),
  ];
  if (hunt)
    parts.push(
      told("told-hunt", { hunter: nameOf(scene, hunt.hunter), owner: nameOf(scene, hunt.owner), count: hunt.tries }),
    );
  return parts.join(" ");
}
