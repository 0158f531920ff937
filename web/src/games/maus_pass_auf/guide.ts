import type { MausPassAufEvent, MausView } from "../../messages";
import type { Scene } from "../../table/scene";
import { eventFinder, isMine, isOver, nameOf, ownRank, ownSeat, type Step } from "../guide";

const event = eventFinder<MausPassAufEvent>();
const FEW_CHIPS = 2;
const FEW_CARDS = 3;

type Maus = Scene<MausView>;
const isMouse = (card: string | undefined) => "123".includes(card ?? "-");
const hasTurned = (scene: Maus, card: string) => event(scene, "turned")?.card === card && scene.view.hunt === null;

/** Two running mice in the pile: the second one ended a hunt. The first card of the game never runs (2.6). */
function isSecondMouse({ view: { hunt, pile, pile_size } }: Maus): boolean {
  const ran = pile_size > pile.length ? pile : pile.slice(1);
  return hunt !== null && hunt.tries === hunt.paws && ran.slice(0, -1).some(isMouse);
}

/** 2.6: a mouse from the deal, unless the table hunts it. */
const isLeftAlone = (scene: Maus) => isMouse(event(scene, "opened")?.card) && !event(scene, "opened")?.fate;

const fewest = ({ view }: Maus) => Math.min(...view.seats.map(({ cards }) => cards));
const poorest = (scene: Maus) => scene.view.seats.findIndex(({ cards }) => cards === fewest(scene));

const steps: Step<MausView>[] = [
  { id: "over", when: isOver, facts: (scene) => ({ rank: ownRank(scene) }) },
  { id: "welcome", spots: ["actions"], when: () => true, facts: ({ view }) => ({ cards: ownSeat(view).cards }) },
  {
    id: "caught-own",
    spots: ["chips"],
    when: (scene) => event(scene, "caught")?.seat === scene.view.viewer,
    facts: (scene) => ({ cards: event(scene, "caught")?.cards }),
  },
  {
    id: "caught",
    spots: ["chips"],
    when: (scene) => event(scene, "caught") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, event(scene, "caught")?.seat), cards: event(scene, "caught")?.cards }),
  },
  {
    id: "escaped",
    when: (scene) => event(scene, "escaped") !== undefined,
    facts: (scene) => ({ name: nameOf(scene, event(scene, "escaped")?.seat), cards: event(scene, "escaped")?.cards }),
  },
  {
    id: "second-mouse",
    spots: ["pile"],
    when: isSecondMouse,
    facts: (scene) => ({ name: nameOf(scene, scene.view.hunt?.hunter) }),
  },
  {
    id: "hunt",
    spots: ["actions"],
    when: (scene) => isMine(scene, "hunting"),
    facts: ({ view }) => ({ paws: view.hunt?.paws, tries: view.hunt?.tries }),
  },
  {
    id: "own-mouse",
    spots: ["pile"],
    when: ({ view }) => view.hunt !== null && view.hunt.owner === view.viewer,
    facts: (scene) => ({ name: nameOf(scene, scene.view.hunt?.hunter), paws: scene.view.hunt?.paws }),
  },
  {
    id: "other-hunt",
    spots: ["pile"],
    when: ({ view }) => view.hunt !== null && view.hunt.hunter !== view.viewer && view.hunt.owner !== view.viewer,
    facts: (scene) => ({ name: nameOf(scene, scene.view.hunt?.hunter), paws: scene.view.hunt?.paws }),
  },
  { id: "first-mouse", spots: ["pile"], when: isLeftAlone },
  { id: "turn", spots: ["actions"], when: (scene) => isMine(scene, "turning") },
  { id: "cheese", spots: ["pile"], when: (scene) => hasTurned(scene, "K") },
  { id: "lone-cat", spots: ["pile"], when: (scene) => hasTurned(scene, "C") && !event(scene, "caught") },
  {
    id: "few-chips",
    spots: ["chips"],
    when: ({ view }) => view.chips_left <= FEW_CHIPS,
    facts: ({ view }) => ({ chips: view.chips_left }),
  },
  {
    id: "few-cards",
    spots: (scene) => [`seat-${poorest(scene)}`],
    when: (scene) => fewest(scene) <= FEW_CARDS,
    facts: (scene) => ({ name: nameOf(scene, poorest(scene)), cards: fewest(scene) }),
  },
];
export default steps;
