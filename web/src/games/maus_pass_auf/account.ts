import type { MausView } from "../../messages";
import { endStory, isTieBroken, type Account } from "../account";

/** 3.4: most cards; of equals the one with more chips. */
export function account(view: MausView): Account {
  return {
    heads: ["chips", "cards"].map((head) => `maus_pass_auf-head-${head}`),
    figures: view.seats.map(({ chips, cards }) => [chips, cards]),
    notes: [],
    stories: [endStory(view), ...(isTieBroken(view) ? [{ id: "maus_pass_auf-story-chips", facts: {} }] : [])],
  };
}
