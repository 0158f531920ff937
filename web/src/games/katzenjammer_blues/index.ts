import type { BluesView } from "../../messages";
import type { PageGame } from "../game";
import { account } from "./account";
import { cardFacts, cardName, cardsNamed, shortName } from "./cards";
import { bidNamed, moveNamed } from "./moves";
import { landmarks } from "./replay";

export default {
  cardName,
  shortName,
  cardFacts,
  cardsNamed,
  bidNamed,
  moveNamed,
  account,
  landmarks,
  stages: () => import("./stages"),
  joins: ({ event }) => event === "drew" || event === "passed",
  corner: [31, 59],
  shortcuts: [
    { keys: "1 – 5 J", name: "piles" },
    { keys: "P", name: "pass" },
    { keys: "B", name: "order" },
  ],
  board: () => import("./Board.svelte"),
  card: () => import("./Card.svelte"),
  guide: () => import("./guide"),
  rules: () => import("./rules"),
  deal: () => import("./deal"),
} satisfies PageGame<BluesView>;
