import type { KatzeImSackEvent } from "../../messages";
import type { Sound } from "../../sound/sound";

/** The most telling event is heard. */
const SOUNDS: [KatzeImSackEvent["event"], Sound][] = [
  ["over", "win"],
  ["chased", "cat"],
  ["dogs", "dog"],
  ["idle", "dog"],
  ["won", "win"],
  ["bid", "coin"],
  ["passed", "pass"],
  ["laid", "card"],
];

export function soundOf(events: KatzeImSackEvent[]): Sound | null {
  return SOUNDS.find(([name]) => events.some((event) => event.event === name))?.[1] ?? null;
}
