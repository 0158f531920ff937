import type { MausView } from "../../messages";
import type { Scene } from "../../table/scene";

/** Several seats share this device: players are addressed by name, and nothing changes its place. */
export const isShared = ({ players }: Scene): boolean => players.filter((player) => player.isMe).length > 1;

export const totalChips = ({ seats, chips_left }: MausView): number =>
  seats.reduce((sum, { chips }) => sum + chips, chips_left);

export interface PlacedCard {
  key: string;
  card: string;
  /** Distance to the right of the middle of the pile, in cards. */
  offset: number;
  /** Degrees. */
  rotation: number;
  isTop: boolean;
}

const JITTER = [-7, 5, -3, 8, -5, 3]; // degrees

/** How many of the topmost cards belong to the hunt: the mouse and the cards turned up after it. */
export const huntSize = ({ hunt }: MausView): number => (hunt ? 1 + hunt.paws - hunt.tries : 0);

/** Place the topmost cards: in a heap, or side by side during a hunt, so that the mouse stays visible. */
export function layOutPile(view: MausView): PlacedCard[] {
  const { pile, pile_size } = view;
  const size = huntSize(view);
  const first = pile.length - size; // place of the mouse
  return pile.map((card, place) => {
    const number = pile_size - pile.length + place;
    const offset = size && place >= first ? place - first - (size - 1) / 2 : -(Math.max(size, 1) - 1) / 2;
    return {
      key: `${number}-${card}`,
      card,
      offset,
      rotation: JITTER[number % JITTER.length]!,
      isTop: place === pile.length - 1,
    };
  });
}
