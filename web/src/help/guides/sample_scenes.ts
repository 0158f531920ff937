import type { AnyEvent, AnyView, BluesView, GameId, KatzeView, MausView, MauView } from "../../messages";
import type { Scene } from "../../table/scene";

type Scenes = Record<string, Scene>;

const NAMES = ["Anna", "Ben", "Cem"];

/** A scene with three players, seen by the first, as far as steps look at it. */
function sceneOf(view: AnyView, legal: string[] = [], events: AnyEvent[] = [], ply = 0): Scene {
  const players = NAMES.map((name) => ({ name, isBot: false, isAway: false, isMe: name === "Anna", warned: null }));
  return { table: "t", game: view.game, options: {}, view, players, legal, events, ply } as unknown as Scene;
}

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

const BLUES_SCENES: Scenes = {
  welcome: sceneOf(BLUES_VIEW),
  over: sceneOf(blues({ end: "mice", ranks: [2, 1, 3] })),
  "pay-choice": sceneOf(blues({ phase: "paying", ...high }), ["pay 33", "pay 3J"]),
  pay: sceneOf(blues({ phase: "paying", ...high }), ["pay 33"]),
  foursome: sceneOf(blues({ phase: "showing" }), ["show 1111", "done"]),
  "no-foursome": sceneOf(blues({ phase: "showing" }), ["done"]),
  joker: sceneOf(blues({ row: ["2", "J"] })),
  row: sceneOf(blues({ row: ["2", "4", "2"] })),
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

const katzeSeat = { cards: 9, mice: 15, bid: null, passed: false, played: [], won: [], points: 0 };
const KATZE_VIEW = {
  game: "katze_im_sack",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "laying",
  end: null,
  ranks: null,
  seats: [katzeSeat, katzeSeat, katzeSeat],
  hand: ["-8", "0", "3", "15"],
  removed: "11",
  row: [],
  mouse_cards: [
    { mice: 2, is_taken: true, is_next: false },
    { mice: 4, is_taken: false, is_next: true },
  ],
  is_filled: true,
  pass_reward: 4,
  high: null,
  high_bidder: null,
  round: 1,
  rounds: 9,
} as unknown as KatzeView;

const katze = (change: Partial<KatzeView> = {}): KatzeView => ({ ...KATZE_VIEW, ...change });
const auction = katze({ phase: "auction" });
const bidden = katze({ phase: "auction", high: 7, high_bidder: 1 });

const KATZE_SCENES: Scenes = {
  welcome: sceneOf(KATZE_VIEW),
  over: sceneOf(katze({ end: "played", ranks: [1, 2, 3] })),
  offer: sceneOf(katze({ phase: "offer" }), ["bid 1", "pass"]),
  won: sceneOf(KATZE_VIEW, [], [{ event: "won", seat: 0, price: 3, cards: ["8"] }]),
  chased: sceneOf(KATZE_VIEW, [], [{ event: "chased", seat: 0, dog: "D", card: "15", place: 1 }]),
  dogs: sceneOf(KATZE_VIEW, [], [{ event: "dogs", cards: ["d", "D"] }]),
  paid: sceneOf(
    KATZE_VIEW,
    [],
    [
      { event: "passed", seat: 2, mice: 2 },
      { event: "passed", seat: 0, mice: 4 },
    ],
  ),
  dummy: sceneOf(katze({ row: [{ seat: null, card: null, is_up: false }] })),
  empty: sceneOf(katze({ is_filled: false })),
  lay: sceneOf(KATZE_VIEW, ["lay 3"]),
  "lay-dog": sceneOf(katze({ hand: ["3", "D"] }), ["lay D"]),
  "first-card": sceneOf(katze({ phase: "auction", row: [{ seat: 1, card: "8", is_up: true }] })),
  open: sceneOf(auction, ["bid 1", "pass"]),
  broke: sceneOf(bidden, ["pass"]),
  outbid: sceneOf(bidden, ["bid 8", "pass"]),
  ending: sceneOf(katze({ round: 8 })),
};

const mausSeat = { cards: 14, chips: 0 };
const MAUS_VIEW: MausView = {
  game: "maus_pass_auf",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "turning",
  end: null,
  scores: null,
  ranks: null,
  seats: [mausSeat, mausSeat, mausSeat],
  chips_left: 5,
  pile: ["K"],
  pile_size: 1,
  hunt: null,
};

const maus = (change: Partial<MausView> = {}): MausView => ({ ...MAUS_VIEW, ...change });
const hunted = (hunter: number, owner: number, tries = 3): Partial<MausView> => ({
  phase: "hunting",
  pile: ["K", "3"],
  pile_size: 2,
  hunt: { hunter, owner, paws: 3, tries },
});

const MAUS_SCENES: Scenes = {
  welcome: sceneOf(MAUS_VIEW),
  over: sceneOf(maus({ end: "chips", ranks: [1, 2, 3] })),
  "caught-own": sceneOf(MAUS_VIEW, [], [{ event: "caught", seat: 0, cards: 7 }]),
  caught: sceneOf(MAUS_VIEW, [], [{ event: "caught", seat: 1, cards: 7 }]),
  escaped: sceneOf(MAUS_VIEW, [], [{ event: "escaped", seat: 2, cards: 4 }]),
  "second-mouse": sceneOf(maus({ ...hunted(2, 1), pile: ["K", "2", "K", "3"], pile_size: 4 })),
  hunt: sceneOf(maus(hunted(0, 2, 2)), ["turn"]),
  "own-mouse": sceneOf(maus(hunted(1, 0))),
  "other-hunt": sceneOf(maus(hunted(2, 1))),
  "first-mouse": sceneOf(maus({ pile: ["2"] }), [], [{ event: "opened", card: "2" }]),
  turn: sceneOf(MAUS_VIEW, ["turn"]),
  cheese: sceneOf(MAUS_VIEW, [], [{ event: "turned", seat: 1, card: "K" }]),
  "lone-cat": sceneOf(MAUS_VIEW, [], [{ event: "turned", seat: 1, card: "C" }]),
  "few-chips": sceneOf(maus({ chips_left: 1 })),
  "few-cards": sceneOf(maus({ seats: [mausSeat, mausSeat, { cards: 2, chips: 0 }] })),
};

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
};

const mau = (change: Partial<MauView> = {}): MauView => ({ ...MAU_VIEW, ...change });

const MAU_SCENES: Scenes = {
  welcome: sceneOf(MAU_VIEW),
  over: sceneOf(mau({ end: "out", ranks: [1, 2, 3] })),
  mau: sceneOf(MAU_VIEW, ["play r3", "play r3 mau"]),
  "last-card": sceneOf(mau({ seats: [{ cards: 1 }, mauSeat, mauSeat] })),
  facing: sceneOf(mau({ stacked: 2, top: "b+2" }), ["draw", "play r+2"]),
  "must-take": sceneOf(mau({ stacked: 4, top: "b+2" }), ["draw"]),
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

/** Test data: for each step of a guide a scene in which it applies; in that of `welcome` no other step does. */
export const SCENES: Record<GameId, Scenes> = {
  katzenjammer_blues: BLUES_SCENES,
  katze_im_sack: KATZE_SCENES,
  maus_pass_auf: MAUS_SCENES,
  mau_mau: MAU_SCENES,
};
