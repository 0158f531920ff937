import type { AnyEvent, GameId } from "../../messages";

/** What one wants to jump to: rounds, hunts, and in Mau Mau whatever isn't everyday. */
const LANDMARKS: Record<GameId, AnyEvent["event"][]> = {
  katzenjammer_blues: ["revealed"],
  katze_im_sack: ["round"],
  maus_pass_auf: ["hunted"],
  mau_mau: ["direction-changed", "forgot", "facing", "left-out", "shuffled", "out"],
};

export function isLandmark(game: GameId, events: AnyEvent[]): boolean {
  return events.some(({ event }) => event === "over" || LANDMARKS[game].includes(event));
}
