import type { MauView } from "../../messages";
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
  stages: () => import("./stages"),
  rounds: ["shuffled"],
  joins: (event) => event.event === "drew" && "count" in event && event.count === 1,
  corner: [33, 70],
  shortcuts: [
    { keys: "1 – 9 0", name: "cards" },
    { keys: "D", name: "draw" },
    { keys: "S", name: "sort" },
  ],
  board: () => import("./Board.svelte"),
  card: () => import("./Card.svelte"),
  guide: () => import("./guide"),
  rules: () => import("./rules"),
  deal: () => import("./deal"),
} satisfies PageGame<MauView>;
