import { seats, times } from "../../fair/stream";
import type { GameDeal } from "../game";

const blues: GameDeal = {
  deal(stream, players) {
    const deck = stream.shuffle([..."12345J"].flatMap((card) => times(15, card)));
    const hands = seats(players).map(() => deck.splice(-6).sort().join(""));
    return { hands, deck: deck.join("") };
  },
};
export default blues;
