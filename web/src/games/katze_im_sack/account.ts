import type { KatzeView } from "../../messages";
import { figure } from "../../words/words.svelte";
import { endStory, namesOf, seatsWhere, standingOf, tieStories, type Account } from "../account";

/** 4.2: the won cards plus one point for each mouse. */
export function account(view: KatzeView, names: string[]): Account {
  const most = Math.max(...view.seats.map(({ points }) => points));
  const hunters = seatsWhere(view, (seat) => view.seats[seat]!.points === most);
  const winners = seatsWhere(view, (seat) => view.ranks![seat] === 1);
  const isByMice = !winners.some((seat) => hunters.includes(seat));
  const facts = { names: namesOf(winners, names), count: winners.length, others: namesOf(hunters, names) };
  return {
    heads: ["points", "mice", "sum"].map((head) => `katze_im_sack-head-${head}`),
    figures: view.seats.map(({ points }, seat) => [points, view.scores![seat]! - points, view.scores![seat]!]),
    notes: view.seats.map(({ won }) => won.map((card) => figure(Number(card))).join("  ")),
    stories: [endStory(view), ...(isByMice ? [{ id: "katze_im_sack-story-saved-mice", facts }] : [])],
    ties: tieStories(standingOf(view, names), { shared: "katze_im_sack-tie-shared" }),
  };
}
