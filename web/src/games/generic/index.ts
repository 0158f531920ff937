import { knows, say, sayOr } from "../../words/words.svelte";
import { standingOf, tieStories, type Account } from "../account";
import type { PageGame } from "../game";
import type { AnyView } from "../../messages";
import { reveal } from "./zones";

const games = new Map<string, PageGame>();

/** A game without a folder of its own: from the sentences that it brings along, otherwise from the notation. */
export function genericGame(id: string): PageGame {
  if (!games.has(id)) games.set(id, makeGame(id));
  return games.get(id)!;
}

function makeGame(id: string): PageGame {
  const cardName = (card: string | null) => (card === null ? say("card-back") : sayOr(`${id}-card-${card}`, {}, card));
  return {
    cardName,
    shortName: cardName,
    cardFacts: (card) => ({ card }), // sentences choose by the notation, here as in the terminal
    moveNamed: (move) => moveNamed(id, move),
    account: (view, names) => account(id, view, names),
    landmarks: [],
    reveal,
    shortcuts: [],
    board: () => import("./Board.svelte"),
    card: () => import("./Card.svelte"),
    guide: async () => ({ default: [] }),
    rules: async () => ({ default: [] }),
    rulesText: (facts) => sayOr(`${id}-rules`, facts, say("generic-no-rules")),
  };
}

/** `<game>-move-<first word>` with the other words as facts: `{ $first }`, `{ $second }`, … */
function moveNamed(id: string, move: string): string {
  const [verb, ...words] = move.split(" ");
  const names = ["first", "second", "third", "fourth"];
  const facts = Object.fromEntries(words.map((word, place) => [names[place] ?? `word${place + 1}`, word]));
  return sayOr(`${id}-move-${verb}`, facts, move);
}

function account(id: string, view: AnyView, names: string[]): Account {
  const end = `${id}-end-${view.end}`;
  return {
    heads: ["generic-score"],
    figures: view.scores!.map((score) => [score]),
    notes: [],
    stories: knows(end) ? [{ id: "after-story-end", facts: { end: say(end) } }] : [],
    ties: tieStories(standingOf(view, names), { shared: "after-tie-shared", broken: "after-tie-broken" }),
  };
}
