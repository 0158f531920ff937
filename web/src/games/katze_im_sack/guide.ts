import type { KatzeImSackEvent, KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { eventFinder, isMine, isOnly, isOver, nameOf, ownRank, ownSeat, type Step } from "../guide";
import { cardFacts, cardName } from "./cards";

const event = eventFinder<KatzeImSackEvent>();

type Katze = Scene<KatzeView>;
const isBidding = (scene: Katze) => isMine(scene, "auction");
const reward = ({ view }: Katze) => view.pass_reward;
const own = <N extends "passed" | "won">(scene: Katze, name: N) => event(scene, name, scene.view.viewer);

const steps: Step<KatzeView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  {
    id: "welcome",
    when: () => true,
    facts: (scene) => ({ mice: ownSeat(scene.view).mice, card: cardName(scene.view.removed) }),
  },
  { id: "offer", when: (scene) => isMine(scene, "offer") },
  {
    id: "won",
    when: (scene) => own(scene, "won") !== undefined,
    facts: (scene) => ({ price: own(scene, "won")?.price }),
    isPast: true,
  },
  {
    id: "chased",
    when: (scene) => event(scene, "chased") !== undefined,
    facts: (scene) => ({
      dog: event(scene, "chased")?.dog,
      ...cardFacts(event(scene, "chased")?.card ?? ""),
    }),
    isPast: true,
  },
  { id: "dogs", when: (scene) => event(scene, "dogs") !== undefined, isPast: true },
  {
    id: "paid",
    when: (scene) => (own(scene, "passed")?.mice ?? 0) > 0,
    facts: (scene) => ({ mice: own(scene, "passed")?.mice }),
    isPast: true,
  },
  { id: "dummy", when: ({ view }) => view.phase === "laying" && view.row[0]?.seat === null },
  { id: "empty", when: ({ view }) => !view.is_filled },
  { id: "lay", when: (scene) => isMine(scene, "laying"), facts: ({ view }) => ({ cards: view.hand?.length ?? 0 }) },
  { id: "lay-dog", when: (scene) => isMine(scene, "laying") && /d/i.test(String(scene.view.hand)) },
  {
    id: "first-card",
    when: ({ view }) => view.phase === "auction" && view.row[0]?.is_up === true,
    facts: (scene) => ({ card: cardName(scene.view.row[0]?.card ?? null) }),
  },
  { id: "open", when: (scene) => isBidding(scene) && scene.view.high === null && !isOnly(scene, "pass") },
  { id: "broke", when: (scene) => isBidding(scene) && isOnly(scene, "pass") },
  {
    id: "outbid",
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
