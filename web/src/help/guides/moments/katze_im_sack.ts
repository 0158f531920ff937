import type { KatzeView } from "../../../messages";
import { moment, type Moments } from "./moment";

const seat = { cards: 9, mice: 15, bid: null, passed: false, played: [], won: [], points: 0 };
const VIEW = {
  game: "katze_im_sack",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "laying",
  end: null,
  ranks: null,
  seats: [seat, seat, seat],
  hand: ["-8", "0", "3", "15"],
  removed: "11",
  row: [],
  mouse_cards: [
    { mice: 2, is_taken: true },
    { mice: 4, is_taken: false },
  ],
  is_filled: true,
  high: null,
  high_bidder: null,
  round: 1,
  rounds: 9,
} as unknown as KatzeView;

const view = (change: Partial<KatzeView> = {}): KatzeView => ({ ...VIEW, ...change });
const auction = view({ phase: "auction" });
const bidden = view({ phase: "auction", high: 7, high_bidder: 1 });

export const katze: Moments = {
  welcome: moment(VIEW),
  over: moment(view({ end: "played", ranks: [1, 2, 3] })),
  offer: moment(view({ phase: "offer" }), ["bid 1", "pass"]),
  won: moment(VIEW, [], [{ event: "won", seat: 0, price: 3, cards: ["8"] }]),
  chased: moment(VIEW, [], [{ event: "chased", dog: "D", card: "15", place: 1 }]),
  dogs: moment(VIEW, [], [{ event: "dogs", cards: ["d", "D"] }]),
  paid: moment(
    VIEW,
    [],
    [
      { event: "passed", seat: 2, mice: 2 },
      { event: "passed", seat: 0, mice: 4 },
    ],
  ),
  dummy: moment(view({ row: [{ seat: null, card: null, is_up: false }] })),
  empty: moment(view({ is_filled: false })),
  lay: moment(VIEW, ["lay 3"]),
  "lay-dog": moment(view({ hand: ["3", "D"] }), ["lay D"]),
  "first-card": moment(view({ phase: "auction", row: [{ seat: 1, card: "8", is_up: true }] })),
  open: moment(auction, ["bid 1", "pass"]),
  broke: moment(bidden, ["pass"]),
  outbid: moment(bidden, ["bid 8", "pass"]),
  ending: moment(view({ round: 8 })),
};
