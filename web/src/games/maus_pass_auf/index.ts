import type { MausView } from "../../messages";
import type { PageGame } from "../game";
import { account } from "./account";
import { cardFacts, cardName, shortName } from "./cards";
import { moveNamed } from "./moves";
import { landmarks } from "./replay";

export default {
  cardName,
  shortName,
  cardFacts,
  moveNamed,
  account,
  landmarks,
  podium: () => import("./Podium.svelte"),
  stages: () => import("./stages"),
  joins: (event) => event.event === "turned" && "card" in event && event.card === "K",
  seatSign: () => import("./SeatSign.svelte"),
  hasSeatSigns: true,
  shortcuts: [],
  board: () => import("./Board.svelte"),
  card: () => import("./Card.svelte"),
  guide: () => import("./guide"),
  rules: () => import("./rules"),
  deal: () => import("./deal"),
} satisfies PageGame<MausView>;
