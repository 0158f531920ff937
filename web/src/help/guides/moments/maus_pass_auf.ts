import type { MausView } from "../../../messages";
import { moment, type Moments } from "./moment";

const seat = { cards: 14, chips: 0 };
const VIEW: MausView = {
  game: "maus_pass_auf",
  viewer: 0,
  players: 3,
  turn: 1,
  phase: "turning",
  end: null,
  scores: null,
  ranks: null,
  seats: [seat, seat, seat],
  chips_left: 5,
  pile: ["K"],
  pile_size: 1,
  hunt: null,
};

const view = (change: Partial<MausView> = {}): MausView => ({ ...VIEW, ...change });
const hunted = (hunter: number, owner: number, tries = 3): Partial<MausView> => ({
  phase: "hunting",
  pile: ["K", "3"],
  pile_size: 2,
  hunt: { hunter, owner, paws: 3, tries },
});

export const maus: Moments = {
  welcome: moment(VIEW),
  over: moment(view({ end: "chips", ranks: [1, 2, 3] })),
  "caught-own": moment(VIEW, [], [{ event: "caught", seat: 0, cards: 7 }]),
  caught: moment(VIEW, [], [{ event: "caught", seat: 1, cards: 7 }]),
  escaped: moment(VIEW, [], [{ event: "escaped", seat: 2, cards: 4 }]),
  "second-mouse": moment(view({ ...hunted(2, 1), pile: ["K", "2", "K", "3"], pile_size: 4 })),
  hunt: moment(view(hunted(0, 2, 2)), ["turn"]),
  "own-mouse": moment(view(hunted(1, 0))),
  "other-hunt": moment(view(hunted(2, 1))),
  "first-mouse": moment(view({ pile: ["2"] }), [], [{ event: "opened", card: "2" }]),
  turn: moment(VIEW, ["turn"]),
  cheese: moment(VIEW, [], [{ event: "turned", seat: 1, card: "K" }]),
  "lone-cat": moment(VIEW, [], [{ event: "turned", seat: 1, card: "C" }]),
  "few-chips": moment(view({ chips_left: 1 })),
  "few-cards": moment(view({ seats: [seat, seat, { cards: 2, chips: 0 }] })),
};
