import type { GameId } from "../../../messages";
import { blues } from "./katzenjammer_blues";
import { katze } from "./katze_im_sack";
import { mauMau } from "./mau_mau";
import { maus } from "./maus_pass_auf";
import type { Moments } from "./moment";

/** For each step of a guide a scene in which it is due; in that of `welcome` nothing else is. For tests. */
export const MOMENTS: Record<GameId, Moments> = {
  katzenjammer_blues: blues,
  katze_im_sack: katze,
  maus_pass_auf: maus,
  mau_mau: mauMau,
};
