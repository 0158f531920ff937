import { seats, times } from "../../fair/stream";
import type { GameDeal } from "../game";

const maus: GameDeal = {
  deal(stream, players, options) {
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
  },
};
export default maus;
