import type { MausView } from "../../messages";
import { endStory, standingOf, tieStories, type Account } from "../account";

/** 3.4: most cards; of equals the one with more chips. */
export function account(view: MausView, names: string[]): Account {
  return {
    heads: ["chips", "cards"].map((head) => `maus_pass_auf-head-${head}`),
    figures: view.seats.map(({ chips, cards }) => [chips, cards]),
    notes: [],
    stories: [endStory(view)],
    ties: tieStories(standingOf(view, names), {
      shared: "maus_pass_auf-tie-shared",
      broken: "maus_pass_auf-tie-broken",
    }),
  };
}
