import type { GameId } from "../messages";
import type { GameRecord } from "../shapes";
import { FACES, MAU_MAU_KINDS } from "./maumau";
import type { Stream } from "./stream";

export type Setup = GameRecord["setup"];
type Deal = (stream: Stream, players: number, options: GameRecord["options"]) => Setup;

const seats = (players: number) => Array.from({ length: players }, (_, seat) => seat);
const times = (count: number, card: string) => Array<string>(count).fill(card);

const katzenjammer_blues: Deal = (stream, players) => {
  const deck = stream.shuffle([..."12345J"].flatMap((card) => times(15, card)));
  const hands = seats(players).map(() => deck.splice(-6).sort().join(""));
  return { hands, deck: deck.join("") };
};

const SET = ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"];

const katze_im_sack: Deal = (stream, players) => {
  const setup: Setup = { removed: seats(players).map(() => SET[stream.below(SET.length)]!) };
  if (players === 3) setup.dummy = stream.shuffle(SET).slice(0, 9).join(" ");
  return setup;
};

const maus_pass_auf: Deal = (stream, players, options) => {
  const isSmall = (options.pack ?? (players <= 3 ? "small" : "full")) === "small";
  const counts = isSmall ? [29, 7, 3, 3, 3] : [58, 14, 6, 6, 6];
  const cards = stream.shuffle([..."KC123"].flatMap((card, kind) => times(counts[kind]!, card)));
  const share = Math.floor((cards.length - 1) / players);
  let extra = (cards.length - 1) % players;
  const stacks = seats(players).map((seat) => {
    const more = stream.below(players - seat) < extra ? 1 : 0;
    extra -= more;
    return cards.splice(0, share + more).join("");
  });
  return { stacks, top: cards[0]! };
};

const mau_mau: Deal = (stream, players, options) => {
  const deck = stream.shuffle(MAU_MAU_KINDS.flatMap((card) => times(card === "wild" ? 6 : 2, card)));
  const hands = seats(players).map(() => deck.splice(0, 5).sort().join(" "));
  const isDigit = (card: string) => FACES.slice(0, 9).includes(card.slice(1));
  let top = deck.shift()!;
  while (options.first_card === "digit" && !isDigit(top)) {
    deck.push(top);
    top = deck.shift()!;
  }
  return { hands, top, deck: deck.join(" ") };
};

/** From the seed to the cards, as docs/fair-deals.md tells it. */
export const DEALS: Record<GameId, Deal> = { katzenjammer_blues, katze_im_sack, maus_pass_auf, mau_mau };
