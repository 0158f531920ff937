import type { MausView } from "../../messages";

export interface Lying {
  key: string;
  card: string;
  /** Cards to the right of the pile's middle, and degrees. */
  aside: number;
  turn: number;
  isTop: boolean;
}

const MESSY = [-7, 5, -3, 8, -5, 3]; // degrees

/** How many of the uppermost cards belong to the hunt: the mouse, and what was turned up after it. */
export const inHunt = ({ hunt }: MausView): number => (hunt ? 1 + hunt.paws - hunt.tries : 0);

/** How the uppermost cards lie: in a heap, those of a hunt side by side, so that the mouse stays in sight. */
export function lying(view: MausView): Lying[] {
  const { pile, pile_size } = view;
  const apart = inHunt(view);
  const first = pile.length - apart; // place of the mouse
  return pile.map((card, place) => {
    const number = pile_size - pile.length + place;
    const aside = apart && place >= first ? place - first - (apart - 1) / 2 : -(Math.max(apart, 1) - 1) / 2;
    return {
      key: `${number}-${card}`,
      card,
      aside,
      turn: MESSY[number % MESSY.length]!,
      isTop: place === pile.length - 1,
    };
  });
}
