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
  /** Why ranks are shared or not where scores are equal. */
  ties: Story[];
}

export const seatsWhere = (view: AnyView, is: (seat: number) => boolean): number[] =>
  view.ranks!.map((_, seat) => seat).filter(is);
export const namesOf = (seats: number[], names: string[]): string => enumerated(seats.map((seat) => names[seat]!));

/** What ended the game. */
export const endStory = (view: AnyView): Story => ({
  id: "after-story-end",
  facts: { end: say(`${view.game}-end-${view.end}`) },
});

interface Standing {
  scores: number[];
  ranks: number[];
  names: string[];
}

export const standingOf = ({ scores, ranks }: AnyView, names: string[]): Standing => ({
  scores: scores!,
  ranks: ranks!,
  names,
});

/** The sentences about a tie: the rank is shared, or something else has decided. */
interface TieSentences {
  shared: string;
  broken?: string;
}

/** Every tie, the best place first: who shares a rank, and who is ahead although the score is the same. */
export function tieStories({ scores, ranks, names }: Standing, { shared, broken }: TieSentences): Story[] {
  const byRank = scores.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
  const seatsAt = (rank: number) => byRank.filter((seat) => ranks[seat] === rank);
  return [...new Set(byRank.map((seat) => ranks[seat]!))].flatMap((rank) => {
    const here = seatsAt(rank);
    const next = byRank.filter((seat) => ranks[seat]! > rank && scores[seat] === scores[here[0]!]);
    const behind = next.filter((seat) => ranks[seat] === ranks[next[0]!]);
    const facts = { names: namesOf(here, names), count: here.length, rank };
    return [
      ...(here.length > 1 ? [{ id: shared, facts }] : []),
      ...(behind.length && broken ? [{ id: broken, facts: { ...facts, others: namesOf(behind, names) } }] : []),
    ];
  });
}
