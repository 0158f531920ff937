import type { KatzeView } from "../../messages";
import { isMyTurn, type Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import { bidsIn } from "./moves";

const WORDS = "katze_im_sack-board-prompt";

/** What the viewer can do now, or who everybody is waiting for. */
export function promptOf(scene: Scene<KatzeView>): string {
  const { end, turn } = scene.view;
  if (end !== null || turn === null) return say(`${WORDS}-over`);
  return isMyTurn(scene) ? ownTurn(scene) : waiting(scene, scene.players[turn]!.name);
}

function ownTurn(scene: Scene<KatzeView>): string {
  const { phase, high, high_bidder } = scene.view;
  if (phase === "laying") return say(`${WORDS}-lay`);
  const isBroke = bidsIn(scene.legal).length === 0;
  if (phase === "offer") return say(`${WORDS}-offer${isBroke ? "-broke" : ""}`);
  if (isBroke) return say(`${WORDS}-broke`);
  if (high_bidder === null) return say(`${WORDS}-open`);
  return say(`${WORDS}-bid`, { bid: high, name: scene.players[high_bidder]!.name });
}

function waiting(scene: Scene<KatzeView>, name: string): string {
  const { phase, viewer, seats } = scene.view;
  if (phase === "auction" && viewer !== null && seats[viewer]!.passed) return say(`${WORDS}-out`, { name });
  return say(`${WORDS}-wait-${phase}`, { name });
}
