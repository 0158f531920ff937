import { complain, notify } from "../../notices.svelte";
import type { Scene } from "../../table/scene";

export function send(scene: Scene, move: string): void {
  scene.send(move).catch(complain);
}

/** Tells why a move can't be made. */
export function explain(scene: Scene, move: string): void {
  scene.why(move).then((text) => text && notify(text), complain);
}
