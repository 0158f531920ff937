import { isMyTurn, type Scene } from "../../table/scene";
import { say, sayOr } from "../../words/words.svelte";

/** What is being done now, in the words of the game; empty if it has none. */
export const phaseName = ({ game, view }: Scene): string => sayOr(`${game}-phase-${view.phase}`, {}, "");

/** What the viewer can do now, or who everybody is waiting for. */
export function promptOf(scene: Scene): string {
  const { view, players, sending } = scene;
  const phase = phaseName(scene);
  if (view.end !== null) return say("generic-over");
  if (sending !== null) return say("generic-sending");
  if (isMyTurn(scene)) return phase ? say("generic-turn-phase", { phase }) : say("generic-turn");
  if (view.turn === null) return say("generic-chance");
  const { name } = players[view.turn]!;
  return phase ? say("generic-wait-phase", { name, phase }) : say("page-thinking", { name });
}
