import type { GameId } from "../../messages";
import type { Section } from "./section";

const SOURCES: Record<GameId, () => Promise<{ default: Section[] }>> = {
  katzenjammer_blues: () => import("./katzenjammer_blues"),
  katze_im_sack: () => import("./katze_im_sack"),
  maus_pass_auf: () => import("./maus_pass_auf"),
  mau_mau: () => import("./mau_mau"),
};

export async function rulesOf(game: GameId): Promise<Section[]> {
  return (await SOURCES[game]()).default;
}
