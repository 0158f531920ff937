import type { AnyView } from "../messages";
import { enumerated, say, type Facts } from "../words/words.svelte";

/** A sentence about what decided the game. */
export interface Story {
  id: string;
  facts: Facts;
}

/** How a result came about. */
export interface Account {
  /** The sentences at the head of the columns. The last column is what counts. */
  heads: string[];
  /** By seat, a number for each head. */
  figures: number[][];
  /** By seat, where there is more to say of it. */
  notes: string[];
  stories: Story[];
}

export const seatsWhere = (view: AnyView, is: (seat: number) => boolean): number[] =>
  view.ranks!.map((_, seat) => seat).filter(is);
export const namesOf = (seats: number[], names: string[]): string => enumerated(seats.map((seat) => names[seat]!));

/** What ended the game. */
export const endStory = (view: AnyView): Story => ({
  id: "after-story-end",
  facts: { end: say(`${view.game}-end-${view.end}`) },
});

/** Whether the best score is shared, but not the first rank. */
export function isTieBroken(view: AnyView): boolean {
  const best = view.scores![view.ranks!.indexOf(1)];
  return seatsWhere(view, (seat) => view.scores![seat] === best && view.ranks![seat] !== 1).length > 0;
}
