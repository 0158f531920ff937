import type { MauMauEvent, MauView } from "../../messages";
import type { Scene } from "../../table/scene";
import { say } from "../../words/words.svelte";
import { eventFinder, isMine, isOnly, isOver, nameOf, ownRank, ownSeat, type Step } from "../guide";
import { cardFacts } from "./cards";

const event = eventFinder<MauMauEvent>();

type Mau = Scene<MauView>;
const isPlaying = (scene: Mau) => isMine(scene, "playing");
const isFacing = (scene: Mau) => isPlaying(scene) && scene.view.stacked > 0;
const playable = (legal: string[]) =>
  new Set(legal.filter((move) => move !== "draw").map((move) => move.split(" ")[1]!));
const isSpecial = (card: string) => card !== "wild" && !/^[gbry]\d$/.test(card);
const special = ({ legal }: Mau) => [...playable(legal)].find(isSpecial);
const KINDS: Record<string, string> = { "+2": "two", "+4": "four" };
const kindOf = (card: string) => KINDS[card.slice(1)] ?? card.slice(1);
const sitsOut = (scene: Mau, kind: string) => (scene.view.top.endsWith(kind) ? event(scene, "left-out") : undefined);
const colourNamed = (scene: Mau) => (event(scene, "played")?.colour ? event(scene, "played") : undefined);
const nearlyOut = ({ view }: Mau) => view.seats.findIndex(({ cards }, seat) => cards === 1 && seat !== view.viewer);

const steps: Step<MauView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  {
    id: "welcome",
    when: () => true,
    facts: ({ view }) => ({ cards: view.hand?.length ?? 0, ...cardFacts(view.top) }),
  },
  { id: "mau", when: ({ legal }) => legal.some((move) => move.endsWith(" mau")) },
  { id: "last-card", when: (scene) => ownSeat(scene.view).cards === 1 },
  {
    id: "facing",
    when: (scene) => isFacing(scene) && !isOnly(scene, "draw"),
    facts: ({ view }) => ({ count: view.stacked, next: view.stacked + 2 }),
  },
  { id: "must-take", when: isFacing, facts: ({ view }) => ({ count: view.stacked }) },
  { id: "draw", when: (scene) => isPlaying(scene) && isOnly(scene, "draw") },
  {
    id: "play",
    when: isPlaying,
    facts: ({ view, legal }) => ({ ...cardFacts(view.top), count: playable(legal).size }),
  },
  { id: "wild", when: ({ legal }) => playable(legal).has("wild") },
  {
    id: "special",
    when: (scene) => special(scene) !== undefined,
    facts: (scene) => ({ ...cardFacts(special(scene)!), kind: kindOf(special(scene)!) }),
  },
  {
    id: "forgot",
    when: (scene) => event(scene, "forgot") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, event(scene, "forgot")?.seat) }),
    isPast: true,
  },
  {
    id: "four",
    when: (scene) => sitsOut(scene, "+4") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, sitsOut(scene, "+4")?.seat) }),
    isPast: true,
  },
  {
    id: "stop",
    when: (scene) => sitsOut(scene, "stop") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, sitsOut(scene, "stop")?.seat) }),
    isPast: true,
  },
  { id: "direction", when: (scene) => event(scene, "direction-changed") !== undefined, isPast: true },
  {
    id: "colour-named",
    when: (scene) => colourNamed(scene) !== undefined,
    facts: (scene) => ({
      name: nameOf(scene, colourNamed(scene)?.seat),
      colour: say(`mau_mau-colour-${colourNamed(scene)?.colour}`),
    }),
    isPast: true,
  },
  { id: "shuffled", when: (scene) => event(scene, "shuffled") !== undefined, isPast: true },
  {
    id: "nearly-out",
    when: (scene) => nearlyOut(scene) >= 0,
    facts: (scene) => ({ name: nameOf(scene, nearlyOut(scene)) }),
  },
];
export default steps;
