import type { KatzeView } from "../../messages";
import type { PageGame } from "../game";
import { account } from "./account";
import { cardFacts, cardName, shortName } from "./cards";
import { moveNamed } from "./moves";
import { landmarks, reveal } from "./replay";

export default {
  cardName,
  shortName,
  cardFacts,
  moveNamed,
  account,
  landmarks,
  joins: ({ event }) => event === "laid" || event === "passed",
  corner: [39, 47],
  reveal,
  stages: () => import("./stages"),
  shortcuts: [
    { keys: "1 – 9 0", name: "cards" },
    { keys: "+ -", name: "bid" },
    { keys: "P", name: "pass" },
    { keys: "B", name: "order" },
  ],
  board: () => import("./Board.svelte"),
  card: () => import("./Card.svelte"),
  guide: () => import("./guide"),
  rules: () => import("./rules"),
  deal: () => import("./deal"),
} satisfies PageGame<KatzeView>;
