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
  board: () => import("./Board.svelte"),
  card: () => import("./Card.svelte"),
  guide: () => import("./guide"),
  rules: () => import("./rules"),
  deal: () => import("./deal"),
} satisfies PageGame<BluesView>;
