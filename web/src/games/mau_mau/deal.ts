import { seats, times } from "../../fair/stream";
import type { GameDeal } from "../game";

const FACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop"];
const KINDS = [...[..."gbry"].flatMap((colour) => FACES.map((face) => colour + face)), "wild"];
const isDigit = (card: string) => FACES.slice(0, 9).includes(card.slice(1));

/** The pile without its top card: one card of each kind but all wild ones, from the last kind to the first, then the second cards. */
function laidOut(pile: string[]): string[] {
  const kinds = [...KINDS].reverse();
  const count = (kind: string) => pile.filter((card) => card === kind).length;
  const once = kinds.flatMap((kind) => times(kind === "wild" ? count(kind) : Math.min(1, count(kind)), kind));
  return [...once, ...kinds.filter((kind) => kind !== "wild" && count(kind) === 2)];
}

const mau: GameDeal = {
  deal(stream, players, options) {
    const deck = stream.shuffle(KINDS.flatMap((card) => times(card === "wild" ? 6 : 2, card)));
    const hands = seats(players).map(() => deck.splice(0, 5).sort().join(" "));
    let top = deck.shift()!;
    while (options.first_card === "digit" && !isDigit(top)) {
      deck.push(top);
      top = deck.shift()!;
    }
    return { hands, top, deck: deck.join(" ") };
  },

  /** Every `- shuffle` of the record. */
  checkShuffles(stream, { top }, moves) {
    let [pile, right] = [[String(top)], 0];
    for (const [place, move] of moves.entries()) {
      const [, word, ...rest] = move.split(" ");
      if (word === "play") pile.push(rest[0]!);
      if (word !== "shuffle") continue;
      if (stream.shuffle(laidOut(pile.slice(0, -1))).join(" ") !== rest.join(" ")) return { right, wrongAt: place };
      pile = pile.slice(-1);
      right += 1;
    }
    return { right, wrongAt: null };
  },
};
export default mau;
