import type { BluesView } from "../../messages";
import { endStory, namesOf, seatsWhere, standingOf, tieStories, type Account } from "../account";

/** 3.2: whoever has most jokers loses mice; 3.3: of equals the one with fewer jokers. */
export function account(view: BluesView, names: string[]): Account {
  const losers = seatsWhere(view, (seat) => view.seats[seat]!.penalty > 0);
  const facts = { names: namesOf(losers, names), count: losers.length, jokers: view.seats[losers[0] ?? 0]!.jokers };
  return {
    heads: ["mice", "jokers", "loss", "result"].map((head) => `katzenjammer_blues-head-${head}`),
    figures: view.seats.map(({ mice, jokers, penalty }, seat) => [mice, jokers, 0 - penalty, view.scores![seat]!]),
    notes: [],
    stories: [endStory(view), { id: `katzenjammer_blues-story-${losers.length ? "jokers" : "no-jokers"}`, facts }],
    ties: tieStories(standingOf(view, names), {
      shared: "katzenjammer_blues-tie-shared",
      broken: "katzenjammer_blues-tie-broken",
    }),
  };
}
