import type { KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";

export const DUMMY_TINT = 5; // the colour and sign of its set

export const tintOf = (seat: number | null): number => seat ?? DUMMY_TINT;

/** Whose set or card: a name, "you" or the dummy. */
export function ownerOf(scene: Scene<KatzeView>, seat: number | null): string {
  if (seat === null) return say("katze_im_sack-board-dummy");
  return seat === scene.view.viewer ? say("katze_im_sack-board-you") : scene.players[seat]!.name;
}
