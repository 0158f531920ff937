import type { KatzeImSackEvent, KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { eventFinder, isMine, isOnly, isOver, nameOf, ownRank, ownSeat, type Step } from "../guide";
import { cardFacts, cardName } from "./cards";

const event = eventFinder<KatzeImSackEvent>();

type Katze = Scene<KatzeView>;
const isBidding = (scene: Katze) => isMine(scene, "auction");
const reward = ({ view }: Katze) => view.pass_reward;
const own = <N extends "passed" | "won">(scene: Katze, name: N) => event(scene, name, scene.view.viewer);

const ownSpot = ({ view }: Katze) => [`seat-${view.viewer}`];
const hasSmallDog = ({ view }: Katze) => view.hand?.includes("d") ?? false;

const steps: Step<KatzeView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  {
    id: "welcome",
    spots: ["hand"],
    when: () => true,
    facts: (scene) => ({ mice: ownSeat(scene.view).mice, card: cardName(scene.view.removed) }),
  },
  { id: "offer", spots: ["actions"], when: (scene) => isMine(scene, "offer") },
  {
    id: "won",
    spots: ownSpot,
    when: (scene) => own(scene, "won") !== undefined,
    facts: (scene) => ({ price: own(scene, "won")?.price }),
  },
  {
    id: "chased",
    when: (scene) => event(scene, "chased") !== undefined,
    facts: (scene) => ({
      dog: event(scene, "chased")?.dog,
      ...cardFacts(event(scene, "chased")?.card ?? ""),
    }),
  },
  { id: "dogs", when: (scene) => event(scene, "dogs") !== undefined },
  {
    id: "paid",
    spots: ownSpot,
    when: (scene) => (own(scene, "passed")?.mice ?? 0) > 0,
    facts: (scene) => ({ mice: own(scene, "passed")?.mice }),
  },
  { id: "dummy", spots: ["row-0"], when: ({ view }) => view.phase === "laying" && view.row[0]?.seat === null },
  { id: "empty", spots: ["mouse-card"], when: ({ view }) => !view.is_filled },
  {
    id: "lay",
    spots: ["hand"],
    when: (scene) => isMine(scene, "laying"),
    facts: ({ view }) => ({ cards: view.hand?.length ?? 0 }),
  },
  {
    id: "lay-dog",
    spots: ["hand"],
    when: (scene) => isMine(scene, "laying") && /d/i.test(String(scene.view.hand)),
    facts: (scene) => ({ small: Number(hasSmallDog(scene) && scene.view.round === 1) }),
  },
  {
    id: "first-card",
    spots: ["row-0"],
    when: ({ view }) => view.phase === "auction" && view.row[0]?.is_up === true,
    facts: (scene) => ({ card: cardName(scene.view.row[0]?.card ?? null) }),
  },
  {
    id: "open",
    spots: ["actions"],
    when: (scene) => isBidding(scene) && scene.view.high === null && !isOnly(scene, "pass"),
    facts: (scene) => ({ mice: reward(scene) }),
  },
  { id: "broke", spots: ["actions"], when: (scene) => isBidding(scene) && isOnly(scene, "pass") },
  {
    id: "outbid",
    spots: ["actions"],
    when: (scene) => isBidding(scene) && scene.view.high !== null,
    facts: (scene) => ({ bid: scene.view.high, name: nameOf(scene, scene.view.high_bidder), mice: reward(scene) }),
  },
  {
    id: "ending",
    when: ({ view }) => view.round >= view.rounds - 1,
    facts: ({ view }) => ({ rounds: view.rounds - view.round + 1 }),
  },
];
export default steps;
