import { seats } from "../../fair/stream";
import type { GameDeal, Setup } from "../game";

const SET = ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"]; // in the order of docs/fair-deals.md

const katze: GameDeal = {
  deal(stream, players) {
    const setup: Setup = { removed: seats(players).map(() => SET[stream.below(SET.length)]!) };
    if (players === 3) setup.dummy = stream.shuffle(SET).slice(0, 9).join(" ");
    return setup;
  },
};
export default katze;
