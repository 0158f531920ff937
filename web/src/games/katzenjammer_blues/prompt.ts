import type { BluesView } from "../../messages";
import { isMyTurn, type Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import { bidNamed } from "./moves";

/** What the viewer can do now, or who everybody is waiting for. */
export function promptOf(scene: Scene<BluesView>): string {
  const { end, turn } = scene.view;
  if (end !== null) return say("katzenjammer_blues-board-over", { end: say(`katzenjammer_blues-end-${end}`) });
  if (turn === null) return "";
  return isMyTurn(scene) ? ownTurn(scene) : waiting(scene, scene.players[turn]!.name);
}

function ownTurn({ view, legal }: Scene<BluesView>): string {
  const high = view.high === null ? "" : bidNamed(view.high);
  if (view.phase === "paying") return say("katzenjammer_blues-board-do-pay", { bid: high });
  if (view.phase === "showing") {
    return say(`katzenjammer_blues-board-do-${legal.length > 1 ? "show" : "continue"}`);
  }
  if (!legal.some((move) => move !== "pass")) return say("katzenjammer_blues-board-do-pass", { bid: high });
  if (high) return say("katzenjammer_blues-board-do-outbid", { bid: high });
  const isLast = view.seats.filter(({ passed }) => !passed).length === 1;
  return say(`katzenjammer_blues-board-do-${isLast ? "bid-last" : "bid"}`);
}

function waiting({ view }: Scene<BluesView>, name: string): string {
  if (view.phase === "paying") {
    return say("katzenjammer_blues-board-they-pay", { name, bid: bidNamed(view.high ?? "") });
  }
  if (view.phase === "showing") return say("katzenjammer_blues-board-they-show", { name });
  const hasPassed = view.viewer !== null && view.seats[view.viewer]!.passed;
  return say(`katzenjammer_blues-board-they-bid`, { name, passed: hasPassed ? 1 : 0 });
}
