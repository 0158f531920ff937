import type { MauView } from "../../../messages";
import { moment, type Moments } from "./moment";

const seat = { cards: 5 };
const VIEW: MauView = {
  game: "mau_mau",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "playing",
  end: null,
  scores: null,
  ranks: null,
  seats: [seat, seat, seat],
  hand: ["g1", "b5", "r3", "r+4", "wild"],
  top: "r8",
  colour: "r",
  clockwise: true,
  stacked: 0,
  deck: 70,
  pile: 1,
  shuffles: 0,
};

const view = (change: Partial<MauView> = {}): MauView => ({ ...VIEW, ...change });

export const mauMau: Moments = {
  welcome: moment(VIEW),
  over: moment(view({ end: "out", ranks: [1, 2, 3] })),
  mau: moment(VIEW, ["play r3", "play r3 mau"]),
  "last-card": moment(view({ seats: [{ cards: 1 }, seat, seat] })),
  facing: moment(view({ stacked: 2, top: "b+2" }), ["draw", "play r+2"]),
  "must-take": moment(view({ stacked: 4, top: "b+2" }), ["draw"]),
  draw: moment(VIEW, ["draw"]),
  play: moment(VIEW, ["play r3", "play r+4"]),
  wild: moment(VIEW, ["play wild g", "play wild b"]),
  special: moment(VIEW, ["play r3", "play r+4"]),
  forgot: moment(VIEW, [], [{ event: "forgot", seat: 1 }]),
  four: moment(view({ top: "g+4" }), [], [{ event: "left-out", seat: 2 }]),
  stop: moment(view({ top: "gstop" }), [], [{ event: "left-out", seat: 0 }]),
  direction: moment(VIEW, [], [{ event: "direction-changed", way: "counterclockwise" }]),
  wished: moment(VIEW, [], [{ event: "played", seat: 2, card: "wild", colour: "g" }]),
  shuffled: moment(VIEW, [], [{ event: "shuffled", count: 40 }]),
  "nearly-out": moment(view({ seats: [seat, seat, { cards: 1 }] })),
};
