import type { KatzeSeatView, KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { GAMES } from "../../games";
import { sceneOf } from "../samples";

const SEAT: KatzeSeatView = { cards: 9, mice: null, bid: null, passed: false, played: [], won: [], points: 0 };
const MOUSE_CARDS: Record<number, number[]> = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

/** A view for tests: the start of the first round as seat 0 sees it, with some changes. */
export function sampleView(players: number, changes: Partial<KatzeView> = {}): KatzeView {
  return {
    game: "katze_im_sack",
    viewer: 0,
    players,
    turn: 0,
    phase: "laying",
    end: null,
    scores: null,
    ranks: null,
    seats: Array.from({ length: players }, (_, seat) => ({ ...SEAT, mice: seat === 0 ? 15 : null })),
    hand: ["-8", "0", "3", "5", "8", "11", "15", "d", "D"],
    removed: "-5",
    row: players === 3 ? [{ seat: null, card: null, is_up: false }] : [],
    places: players === 3 ? [null, 0, 1, 2] : Array.from({ length: players }, (_, seat) => seat),
    mouse_cards: MOUSE_CARDS[players]!.map((mice) => ({ mice, is_taken: false, is_next: false })),
    is_filled: true,
    pass_reward: 0,
    bank: 12,
    start: 0,
    high: null,
    high_bidder: null,
    round: 1,
    rounds: 9,
    dummy: players === 3 ? [] : null,
    ...changes,
  };
}

/** The same view with one seat changed. */
export function withSeat(view: KatzeView, seat: number, change: Partial<KatzeSeatView>): KatzeView {
  return { ...view, seats: view.seats.map((each, number) => (number === seat ? { ...each, ...change } : each)) };
}

const WAITING = sampleView(3, {
  turn: 1,
  hand: ["-8", "0", "3", "15"],
  removed: "11",
  row: [],
  mouse_cards: [
    { mice: 2, is_taken: true, is_next: false },
    { mice: 4, is_taken: false, is_next: true },
  ],
  pass_reward: 4,
});

const katze = (change: Partial<KatzeView>): KatzeView => ({ ...WAITING, ...change });
const auction = katze({ phase: "auction" });
const bidden = katze({ phase: "auction", high: 7, high_bidder: 1 });

/** Test data: for each step of the guide a scene in which it applies; in that of `welcome` no other step does. */
export const scenes: Record<string, Scene> = {
  welcome: sceneOf(WAITING),
  over: sceneOf(katze({ end: "played", ranks: [1, 2, 3] })),
  offer: sceneOf(katze({ phase: "offer" }), ["bid 1", "pass"]),
  won: sceneOf(WAITING, [], [{ event: "won", seat: 0, price: 3, cards: ["8"] }]),
  chased: sceneOf(WAITING, [], [{ event: "chased", seat: 0, dog: "D", card: "15", place: 1 }]),
  dogs: sceneOf(WAITING, [], [{ event: "dogs", cards: ["d", "D"] }]),
  paid: sceneOf(
    WAITING,
    [],
    [
      { event: "passed", seat: 2, mice: 2 },
      { event: "passed", seat: 0, mice: 4 },
    ],
  ),
  dummy: sceneOf(katze({ row: [{ seat: null, card: null, is_up: false }] })),
  empty: sceneOf(katze({ is_filled: false })),
  lay: sceneOf(WAITING, ["lay 3"]),
  "lay-dog": sceneOf(katze({ hand: ["3", "D"] }), ["lay D"]),
  "first-card": sceneOf(katze({ phase: "auction", row: [{ seat: 1, card: "8", is_up: true }] })),
  open: sceneOf(auction, ["bid 1", "pass"]),
  broke: sceneOf(bidden, ["pass"]),
  outbid: sceneOf(bidden, ["bid 8", "pass"]),
  ending: sceneOf(katze({ round: 8 })),
};

/** Test data: sentences whose ids the code computes, by pattern; what can stand in place of the *. */
export const sentences: Record<string, string[]> = {
  "katze_im_sack-card-*": GAMES.katze_im_sack.cards,
  "katze_im_sack-move-*": ["lay", "bid", "pass"],
  "katze_im_sack-board-mark-*": ["played", "hand", "laid", "removed", "open"],
  "katze_im_sack-board-mouse-card-*": ["taken", "empty", "next"],
  "katze_im_sack-board-fate-*": ["kept", "chased", "dog", "unwanted"],
  "katze_im_sack-board-prompt-offer*": ["", "-broke"],
  "katze_im_sack-board-prompt-wait-*": ["laying", "auction", "offer"],
};
