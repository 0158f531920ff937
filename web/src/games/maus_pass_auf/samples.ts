import type { MausView } from "../../messages";
import type { Scene } from "../../table/scene";
import { GAMES } from "../../games";
import { sceneOf } from "../samples";

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

/** Test data: for each step of the guide a scene in which it applies; in that of `welcome` no other step does. */
export const scenes: Record<string, Scene> = {
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

/** Test data: sentences whose ids the code computes, by pattern; what can stand in place of the *. */
export const sentences: Record<string, string[]> = {
  "maus_pass_auf-card-*": GAMES.maus_pass_auf.cards,
  "maus_pass_auf-move-*": ["turn"],
  "maus_pass_auf-board-animal-*": ["0", "1", "2", "3", "4", "5"],
  "maus_pass_auf-board-*-*": ["turn-you", "turn-name", "hunt-you", "hunt-name"].map(
    (id) => `maus_pass_auf-board-${id}`,
  ),
};
