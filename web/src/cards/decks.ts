import type { GameId } from "../messages";

const KINDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop"];

/** The different cards of each game, in the notation of its rules. */
export const DECKS: Record<GameId, string[]> = {
  katzenjammer_blues: ["1", "2", "3", "4", "5", "J"],
  katze_im_sack: ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"],
  maus_pass_auf: ["K", "C", "1", "2", "3"],
  mau_mau: [...[..."gbry"].flatMap((colour) => KINDS.map((kind) => colour + kind)), "wild"],
};
