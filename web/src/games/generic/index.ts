import { knows, say } from "../../words/words.svelte";
import { endStory } from "../account";
import type { PageGame } from "../game";

const games = new Map<string, PageGame>();

/** A game without a folder of its own: from the sentences `<game>-card-…` and `<game>-move-…`, otherwise from the notation. */
export function genericGame(id: string): PageGame {
  if (!games.has(id)) games.set(id, makeGame(id));
  return games.get(id)!;
}

function makeGame(id: string): PageGame {
  const cardName = (card: string | null) =>
    card === null ? say("card-back") : knows(`${id}-card-${card}`) ? say(`${id}-card-${card}`) : card;
  return {
    cardName,
    shortName: cardName,
    cardFacts: (card) => ({ card: cardName(card) }),
    moveNamed: (move) => moveNamed(id, move),
    account: (view) => ({
      heads: ["after-head-points"],
      figures: view.scores!.map((score) => [score]),
      notes: [],
      stories: [endStory(view)],
    }),
    landmarks: [],
    board: () => import("./Board.svelte"),
    card: () => import("./Card.svelte"),
    guide: async () => ({ default: [] }),
    rules: async () => ({ default: [] }),
  };
}

/** `<game>-move-<first word>` with the other words as facts: `{ $first }`, `{ $second }`, … */
function moveNamed(id: string, move: string): string {
  const [verb, ...words] = move.split(" ");
  const names = ["first", "second", "third", "fourth"];
  const facts = Object.fromEntries(words.map((word, place) => [names[place] ?? `word${place + 1}`, word]));
  return knows(`${id}-move-${verb}`) ? say(`${id}-move-${verb}`, facts) : move;
}
