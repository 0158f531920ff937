import { complain, notify } from "../notices.svelte";
import type { Scene } from "../table/scene";

export function sendMove(scene: Scene, move: string): void {
  scene.send(move).catch(complain);
}

/** Show why a move is not legal. */
export function explainMove(scene: Scene, move: string): void {
  scene.why(move).then((reason) => reason && notify(reason), complain);
}
