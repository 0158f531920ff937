import type { BluesView, KatzenjammerBluesEvent } from "../../messages";
import type { Scene } from "../../table/scene";
import { eventFinder, isMine, isOnly, isOver, nameOf, ownRank, ownSeat, type Step } from "../guide";
import { bidNamed } from "./moves";

const event = eventFinder<KatzenjammerBluesEvent>();
const FEW_CARDS = 10;
const FEW_MICE = 5;

type Blues = Scene<BluesView>;
const bid = ({ view }: Blues) => bidNamed(view.high ?? "");
const isBidding = (scene: Blues) => isMine(scene, "auction");
const areOthersOut = ({ view }: Blues) => view.seats.every(({ passed }, seat) => passed || seat === view.viewer);
const othersFoursome = (scene: Blues) => {
  const showed = event(scene, "showed");
  return showed && showed.seat !== scene.view.viewer && showed.mice > 0 ? showed : undefined;
};

function hasMostJokers({ view }: Blues): boolean {
  const { jokers } = ownSeat(view);
  return jokers > 0 && jokers === Math.max(...view.seats.map((seat) => seat.jokers));
}

const steps: Step<BluesView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  {
    id: "welcome",
    when: () => true,
    facts: ({ view }) => ({ cards: view.hand?.length ?? 0, mice: view.mice_left }),
  },
  {
    id: "pay-choice",
    when: (scene) => isMine(scene, "paying") && scene.legal.length > 1,
    facts: (s) => ({ bid: bid(s) }),
  },
  { id: "pay", when: (scene) => isMine(scene, "paying"), facts: (scene) => ({ bid: bid(scene) }) },
  { id: "foursome", when: (scene) => isMine(scene, "showing") && scene.legal.length > 1 },
  { id: "no-foursome", when: (scene) => isMine(scene, "showing") },
  { id: "joker", when: ({ view }) => view.phase === "auction" && view.row.at(-1) === "J", isPast: true },
  {
    id: "row",
    when: ({ view }) => view.phase === "auction" && view.row.length > 0 && view.row.at(-1) !== "J",
    facts: ({ view }) => ({ cards: view.row.length, value: view.row.at(-1) }),
  },
  { id: "last", when: (scene) => isBidding(scene) && scene.view.high === null && areOthersOut(scene) },
  { id: "bid", when: (scene) => isBidding(scene) && scene.view.high === null },
  {
    id: "too-high",
    when: (scene) => isBidding(scene) && isOnly(scene, "pass"),
    facts: (scene) => ({ bid: bid(scene) }),
  },
  {
    id: "outbid",
    when: (scene) => isBidding(scene) && scene.view.high !== null,
    facts: (scene) => ({ bid: bid(scene), name: nameOf(scene, scene.view.high_bidder) }),
  },
  {
    id: "others-foursome",
    when: (scene) => othersFoursome(scene) !== undefined,
    facts: (scene) => ({ name: nameOf(scene, othersFoursome(scene)?.seat), mice: othersFoursome(scene)?.mice }),
    isPast: true,
  },
  { id: "discarded", when: (scene) => event(scene, "discarded") !== undefined, isPast: true },
  { id: "passed", when: ({ view }) => view.phase === "auction" && ownSeat(view).passed },
  { id: "jokers", when: hasMostJokers, facts: ({ view }) => ({ jokers: ownSeat(view).jokers }) },
  {
    id: "ending",
    when: ({ view }) => view.deck <= FEW_CARDS || view.mice_left <= FEW_MICE,
    facts: ({ view }) => ({ deck: view.deck, mice: view.mice_left }),
  },
];
export default steps;
