import type { BluesView, KatzenjammerBluesEvent } from "../../messages";
import type { Scene } from "../../table/scene";
import { eventFinder, isMine, isOnly, isOver, nameOf, ownRank, ownSeat, type Step } from "../guide";
import { bidNamed, bidsIn, VALUES, type Bid } from "./moves";

const event = eventFinder<KatzenjammerBluesEvent>();
const FEW_CARDS = 10;
const FEW_MICE = 5;
const FOURSOME = 4; // cards

type Blues = Scene<BluesView>;
const bid = ({ view }: Blues) => bidNamed(view.high ?? "");
const isBidding = (scene: Blues) => isMine(scene, "auction");
const areOthersOut = ({ view }: Blues) => view.seats.every(({ passed }, seat) => passed || seat === view.viewer);
const othersFoursome = (scene: Blues) => {
  const showed = event(scene, "showed");
  return showed && showed.seat !== scene.view.viewer && showed.mice > 0 ? showed : undefined;
};

const rowSpots = ({ view }: Blues) => view.row.map((_, place) => `row-${place}`);
const ownSpot = ({ view }: Blues) => [`seat-${view.viewer}`];
const held = ({ view }: Blues, value: string) => (view.hand ?? "").split(value).length - 1;

/** A value of which the row has what the hand lacks for a foursome. */
function wantedValue(scene: Blues): string | undefined {
  const needed = (value: string) => FOURSOME - held(scene, value);
  const inRow = (value: string) => scene.view.row.filter((card) => card === value).length;
  return VALUES.findLast((value) => held(scene, value) >= 2 && needed(value) > 0 && inRow(value) >= needed(value));
}

/** The lowest bid of cards that the foursome does not need. */
function cheapBid(scene: Blues): string {
  const spare = ({ value, count }: Bid) => value !== wantedValue(scene) && count >= 2 && held(scene, value) >= count;
  const bid = bidsIn(scene.legal).find(spare);
  return bid ? bidNamed(bid.text) : "";
}

function hasMostJokers({ view }: Blues): boolean {
  const { jokers } = ownSeat(view);
  return jokers > 0 && jokers === Math.max(...view.seats.map((seat) => seat.jokers));
}

const steps: Step<BluesView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  {
    id: "welcome",
    spots: ["hand"],
    when: () => true,
    facts: ({ view }) => ({ cards: view.hand?.length ?? 0, mice: view.mice_left }),
  },
  {
    id: "pay-choice",
    spots: ["actions"],
    when: (scene) => isMine(scene, "paying") && scene.legal.length > 1,
    facts: (s) => ({ bid: bid(s) }),
  },
  { id: "pay", spots: ["actions"], when: (scene) => isMine(scene, "paying"), facts: (scene) => ({ bid: bid(scene) }) },
  { id: "foursome", spots: ["actions"], when: (scene) => isMine(scene, "showing") && scene.legal.length > 1 },
  { id: "no-foursome", spots: ["hand"], when: (scene) => isMine(scene, "showing") },
  { id: "joker", spots: rowSpots, when: ({ view }) => view.phase === "auction" && view.row.at(-1) === "J" },
  {
    id: "row",
    spots: rowSpots,
    when: ({ view }) => view.phase === "auction" && view.row.length > 0 && view.row.at(-1) !== "J",
    facts: ({ view }) => ({ cards: view.row.length, value: view.row.at(-1) }),
  },
  {
    id: "plan",
    when: (scene) => scene.view.phase === "auction" && wantedValue(scene) !== undefined,
    facts: (scene) => ({ value: Number(wantedValue(scene)), held: held(scene, wantedValue(scene)!) }),
    spots: (scene) => [`row-${scene.view.row.indexOf(wantedValue(scene)!)}`],
  },
  {
    id: "compare",
    when: ({ view }) => view.phase === "auction" && view.high !== null,
    facts: (scene) => ({ bid: bid(scene), name: nameOf(scene, scene.view.high_bidder) }),
    spots: ["high"],
  },
  {
    id: "last",
    spots: ["actions"],
    when: (scene) => isBidding(scene) && scene.view.high === null && areOthersOut(scene),
  },
  { id: "bid", spots: ["actions"], when: (scene) => isBidding(scene) && scene.view.high === null },
  {
    id: "too-high",
    spots: ["actions"],
    when: (scene) => isBidding(scene) && isOnly(scene, "pass"),
    facts: (scene) => ({ bid: bid(scene) }),
  },
  {
    id: "outbid",
    spots: ["actions"],
    when: (scene) => isBidding(scene) && scene.view.high !== null,
    facts: (scene) => ({
      bid: bid(scene),
      name: nameOf(scene, scene.view.high_bidder),
      tip: Number(cheapBid(scene) !== ""),
      cheap: cheapBid(scene),
    }),
  },
  {
    id: "others-foursome",
    when: (scene) => othersFoursome(scene) !== undefined,
    facts: (scene) => ({ name: nameOf(scene, othersFoursome(scene)?.seat), mice: othersFoursome(scene)?.mice }),
  },
  { id: "discarded", spots: rowSpots, when: (scene) => event(scene, "discarded") !== undefined },
  { id: "passed", when: ({ view }) => view.phase === "auction" && ownSeat(view).passed },
  { id: "jokers", spots: ownSpot, when: hasMostJokers, facts: ({ view }) => ({ jokers: ownSeat(view).jokers }) },
  {
    id: "ending",
    spots: ["deck"],
    when: ({ view }) => view.deck <= FEW_CARDS || view.mice_left <= FEW_MICE,
    facts: ({ view }) => ({ deck: view.deck, mice: view.mice_left }),
  },
];
export default steps;
