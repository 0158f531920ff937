import type { MauView } from "../../messages";
import type { Scene } from "../../table/scene";
import { sceneOf } from "../samples";
import { COLOURS } from "./moves";

const mauSeat = { cards: 5 };
const MAU_VIEW: MauView = {
  game: "mau_mau",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "playing",
  end: null,
  scores: null,
  ranks: null,
  seats: [mauSeat, mauSeat, mauSeat],
  hand: ["g1", "b5", "r3", "r+4", "wild"],
  top: "r8",
  colour: "r",
  clockwise: true,
  next: 2,
  stacked: 0,
  deck: 70,
  pile: 1,
  drawable: 70,
  shuffles: 0,
  dealer: 0,
};

const mau = (change: Partial<MauView> = {}): MauView => ({ ...MAU_VIEW, ...change });

/** Test data: for each step of the guide a scene in which it applies; in that of `welcome` no other step does. */
export const scenes: Record<string, Scene> = {
  welcome: sceneOf(MAU_VIEW),
  over: sceneOf(mau({ end: "out", ranks: [1, 2, 3] })),
  mau: sceneOf(MAU_VIEW, ["play r3", "play r3 mau"]),
  "last-card": sceneOf(mau({ seats: [{ cards: 1 }, mauSeat, mauSeat] })),
  facing: sceneOf(mau({ stacked: 2, top: "b+2" }), ["draw", "play r+2"]),
  "must-take": sceneOf(mau({ stacked: 4, top: "b+2" }), ["draw"]),
  name: sceneOf(mau({ phase: "naming", turn: 0, top: "wild", colour: null }), ["name g", "name b"]),
  draw: sceneOf(MAU_VIEW, ["draw"]),
  play: sceneOf(MAU_VIEW, ["play r3", "play r+4"]),
  wild: sceneOf(MAU_VIEW, ["play wild g", "play wild b"]),
  special: sceneOf(MAU_VIEW, ["play r3", "play r+4"]),
  forgot: sceneOf(MAU_VIEW, [], [{ event: "forgot", seat: 1 }]),
  four: sceneOf(mau({ top: "g+4" }), [], [{ event: "left-out", seat: 2 }]),
  stop: sceneOf(mau({ top: "gstop" }), [], [{ event: "left-out", seat: 0 }]),
  direction: sceneOf(MAU_VIEW, [], [{ event: "direction-changed", way: "counterclockwise" }]),
  "colour-named": sceneOf(MAU_VIEW, [], [{ event: "played", seat: 2, card: "wild", colour: "g" }]),
  shuffled: sceneOf(MAU_VIEW, [], [{ event: "shuffled", count: 40 }]),
  "nearly-out": sceneOf(mau({ seats: [mauSeat, mauSeat, { cards: 1 }] })),
};

/** Test data: sentences whose ids the code computes, by pattern; what can stand in place of the *. */
export const sentences: Record<string, string[]> = {
  "mau_mau-move-*": ["draw"],
  "mau_mau-colour-*": COLOURS,
  "mau_mau-board-shout-*": ["forgot", "left-out", "mau", "mau-mau"],
  "mau_mau-board-sort-*": ["colour", "face"],
};
