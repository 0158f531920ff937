import type { BluesView } from "../../../messages";
import { moment, type Moments } from "./moment";

const seat = { cards: 6, mice: 0, jokers: 0, bid: null, passed: false };
const VIEW = {
  game: "katzenjammer_blues",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "auction",
  end: null,
  ranks: null,
  seats: [seat, seat, seat],
  hand: "11235J",
  row: [] as string[],
  deck: 60,
  mice_left: 20,
  high: null,
  high_bidder: null,
} as unknown as BluesView;

const view = (change: Partial<BluesView> = {}): BluesView => ({ ...VIEW, ...change });
const high = { high: "2x3", high_bidder: 1 };
const [out, joker] = [
  { ...seat, passed: true },
  { ...seat, jokers: 2 },
];

export const blues: Moments = {
  welcome: moment(VIEW),
  over: moment(view({ end: "mice", ranks: [2, 1, 3] })),
  "pay-choice": moment(view({ phase: "paying", ...high }), ["pay 33", "pay 3J"]),
  pay: moment(view({ phase: "paying", ...high }), ["pay 33"]),
  foursome: moment(view({ phase: "showing" }), ["show 1111", "done"]),
  "no-foursome": moment(view({ phase: "showing" }), ["done"]),
  joker: moment(view({ row: ["2", "J"] })),
  row: moment(view({ row: ["2", "4", "2"] })),
  last: moment(view({ seats: [seat, out, out] }), ["bid 1x1", "pass"]),
  bid: moment(VIEW, ["bid 1x1", "pass"]),
  "too-high": moment(view(high), ["pass"]),
  outbid: moment(view(high), ["bid 3d", "pass"]),
  "others-foursome": moment(VIEW, [], [{ event: "showed", seat: 2, cards: "5555", mice: 5 }]),
  discarded: moment(VIEW, [], [{ event: "discarded", cards: ["1", "1"] }]),
  passed: moment(view({ seats: [out, seat, seat] })),
  jokers: moment(view({ seats: [joker, seat, joker] })),
  ending: moment(view({ deck: 8 })),
};
