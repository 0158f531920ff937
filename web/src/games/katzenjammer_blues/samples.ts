import type { BluesView } from "../../messages";
import type { Scene } from "../../table/scene";
import { GAMES } from "../../games";
import { sceneOf } from "../samples";

const bluesSeat = { cards: 6, mice: 0, jokers: 0, bid: null, passed: false, penalty: 0 };
const BLUES_VIEW = {
  game: "katzenjammer_blues",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "auction",
  end: null,
  ranks: null,
  seats: [bluesSeat, bluesSeat, bluesSeat],
  hand: "11235J",
  row: [] as string[],
  deck: 60,
  mice_left: 20,
  high: null,
  high_bidder: null,
} as unknown as BluesView;

const blues = (change: Partial<BluesView> = {}): BluesView => ({ ...BLUES_VIEW, ...change });
const high = { high: "2x3", high_bidder: 1 };
const [out, joker] = [
  { ...bluesSeat, passed: true },
  { ...bluesSeat, jokers: 2 },
];

/** Test data: for each step of the guide a scene in which it applies; in that of `welcome` no other step does. */
export const scenes: Record<string, Scene> = {
  welcome: sceneOf(BLUES_VIEW),
  over: sceneOf(blues({ end: "mice", ranks: [2, 1, 3] })),
  "pay-choice": sceneOf(blues({ phase: "paying", ...high }), ["pay 33", "pay 3J"]),
  pay: sceneOf(blues({ phase: "paying", ...high }), ["pay 33"]),
  foursome: sceneOf(blues({ phase: "showing" }), ["show 1111", "done"]),
  "no-foursome": sceneOf(blues({ phase: "showing" }), ["done"]),
  joker: sceneOf(blues({ row: ["2", "J"] })),
  row: sceneOf(blues({ row: ["2", "4", "2"] })),
  plan: sceneOf(blues({ hand: "111444", row: ["3", "1", "4", "1"] })),
  compare: sceneOf(blues(high)),
  last: sceneOf(blues({ seats: [bluesSeat, out, out] }), ["bid 1x1", "pass"]),
  bid: sceneOf(BLUES_VIEW, ["bid 1x1", "pass"]),
  "too-high": sceneOf(blues(high), ["pass"]),
  outbid: sceneOf(blues(high), ["bid 3d", "pass"]),
  "others-foursome": sceneOf(BLUES_VIEW, [], [{ event: "showed", seat: 2, cards: "5555", mice: 5 }]),
  discarded: sceneOf(BLUES_VIEW, [], [{ event: "discarded", cards: ["1", "1"] }]),
  passed: sceneOf(blues({ seats: [out, bluesSeat, bluesSeat] })),
  jokers: sceneOf(blues({ seats: [joker, bluesSeat, joker] })),
  ending: sceneOf(blues({ deck: 8 })),
};

/** Test data: sentences whose ids the code computes, by pattern; what can stand in place of the *. */
export const sentences: Record<string, string[]> = {
  "katzenjammer_blues-card-*": GAMES.katzenjammer_blues.cards,
  "katzenjammer_blues-move-*": ["bid", "pass", "pay", "show", "done"],
  "katzenjammer_blues-end-*": GAMES.katzenjammer_blues.ends,
  "katzenjammer_blues-board-*": ["cards", "mice", "jokers"],
  "katzenjammer_blues-board-do-*": ["show", "continue", "bid", "bid-last"],
};
