import type { GameId } from "../../messages";
import type { Step } from "./step";

const SOURCES: Record<GameId, () => Promise<{ default: Step[] }>> = {
  katzenjammer_blues: () => import("./katzenjammer_blues"),
  katze_im_sack: () => import("./katze_im_sack"),
  maus_pass_auf: () => import("./maus_pass_auf"),
  mau_mau: () => import("./mau_mau"),
};

export async function guideOf(game: GameId): Promise<Step[]> {
  return (await SOURCES[game]()).default;
}
