import type { MauView } from "../../messages";
import { endStory, namesOf, seatsWhere, standingOf, tieStories, type Account } from "../account";

/** 6.2: what is left in hand counts against its owner. */
export function account(view: MauView, names: string[]): Account {
  const points = view.scores!.reduce((sum, score) => sum + score, 0);
  const out = seatsWhere(view, (seat) => view.seats[seat]!.cards === 0);
  return {
    heads: ["left", "points"].map((head) => `mau_mau-head-${head}`),
    figures: view.seats.map(({ cards }, seat) => [cards, view.scores![seat]!]),
    notes: [],
    stories: out.length
      ? [{ id: "mau_mau-story-out", facts: { name: namesOf(out, names), points } }]
      : [endStory(view), { id: "mau_mau-story-nobody-out", facts: { points } }],
    ties: tieStories(standingOf(view, names), { shared: "mau_mau-tie-shared" }),
  };
}
