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
  new Set(legal.filter((move) => move.startsWith("play ")).map((move) => move.split(" ")[1]!));
const isSpecial = (card: string) => card !== "wild" && !/^[gbry]\d$/.test(card);
const special = ({ legal }: Mau) => [...playable(legal)].find(isSpecial);
const KINDS: Record<string, string> = { "+2": "two", "+4": "four" };
const kindOf = (card: string) => KINDS[card.slice(1)] ?? card.slice(1);
const sitsOut = (scene: Mau, kind: string) => (scene.view.top.endsWith(kind) ? event(scene, "left-out") : undefined);
const colourNamed = (scene: Mau) =>
  event(scene, "named") ?? (event(scene, "played")?.colour ? event(scene, "played") : undefined);
const nearlyOut = ({ view }: Mau) => view.seats.findIndex(({ cards }, seat) => cards === 1 && seat !== view.viewer);

const steps: Step<MauView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  {
    id: "welcome",
    spots: ["pile"],
    when: () => true,
    facts: ({ view }) => ({ cards: view.hand?.length ?? 0, ...cardFacts(view.top) }),
  },
  { id: "mau", spots: ["hand"], when: ({ legal }) => legal.some((move) => move.endsWith(" mau")) },
  { id: "last-card", spots: ["hand"], when: (scene) => ownSeat(scene.view).cards === 1 },
  {
    id: "facing",
    spots: ["hand"],
    when: (scene) => isFacing(scene) && !isOnly(scene, "draw"),
    facts: ({ view }) => ({ count: view.stacked, next: view.stacked + 2 }),
  },
  { id: "must-take", spots: ["actions"], when: isFacing, facts: ({ view }) => ({ count: view.stacked }) },
  { id: "name", spots: ["actions"], when: (scene) => isMine(scene, "naming") },
  { id: "draw", spots: ["actions"], when: (scene) => isPlaying(scene) && isOnly(scene, "draw") },
  {
    id: "play",
    spots: ["hand"],
    when: isPlaying,
    facts: ({ view, legal }) => ({ ...cardFacts(view.top), count: playable(legal).size }),
  },
  { id: "wild", spots: ["hand"], when: ({ legal }) => playable(legal).has("wild") },
  {
    id: "special",
    spots: ["hand"],
    when: (scene) => special(scene) !== undefined,
    facts: (scene) => ({ ...cardFacts(special(scene)!), kind: kindOf(special(scene)!) }),
  },
  {
    id: "forgot",
    when: (scene) => event(scene, "forgot") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, event(scene, "forgot")?.seat) }),
  },
  {
    id: "four",
    spots: ["pile"],
    when: (scene) => sitsOut(scene, "+4") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, sitsOut(scene, "+4")?.seat) }),
  },
  {
    id: "stop",
    spots: ["pile"],
    when: (scene) => sitsOut(scene, "stop") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, sitsOut(scene, "stop")?.seat) }),
  },
  { id: "direction", spots: ["pile"], when: (scene) => event(scene, "direction-changed") !== undefined },
  {
    id: "colour-named",
    spots: ["pile"],
    when: (scene) => colourNamed(scene) !== undefined,
    facts: (scene) => ({
      name: nameOf(scene, colourNamed(scene)?.seat),
      colour: say(`mau_mau-colour-${colourNamed(scene)?.colour}`),
    }),
  },
  { id: "shuffled", spots: ["deck"], when: (scene) => event(scene, "shuffled") !== undefined },
  {
    id: "nearly-out",
    spots: (scene) => [`seat-${nearlyOut(scene)}`],
    when: (scene) => nearlyOut(scene) >= 0,
    facts: (scene) => ({ name: nameOf(scene, nearlyOut(scene)) }),
  },
];
export default steps;
