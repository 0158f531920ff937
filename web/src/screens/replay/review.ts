import { get } from "../../net/api";
import type { GameRecord, GameReview } from "../../shapes";
import { percent, within } from "../table/outlook";
import { say } from "../../words/words.svelte";
import type { Eyes } from "./film.svelte";

export function reviewOf(id: string, seat: number): Promise<GameReview> {
  return get<GameReview>(`/api/played/${encodeURIComponent(id)}/review?seat=${seat}`);
}

/** Whose game one most likely wants to see: that of the eyes, or of the first person. */
export function seatFor(eyes: Eyes, { bots }: GameRecord): number {
  return typeof eyes === "number" ? eyes : Math.max(0, bots.indexOf(null));
}

/** With a sign, as a gain or a loss. */
export function signed(share: number): string {
  const figure = percent(share);
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

/** How much of the result the cards were. */
export function describeLuck({ deal, deal_error, fair, won }: GameReview): string[] {
  const facts = { luck: signed(deal - fair), within: within(deal_error), deal: percent(deal), fair: percent(fair) };
  return [
    say("replay-review-deal", facts),
    say("replay-review-result", { won: percent(won), rest: signed(won - deal) }),
  ];
}

/** What all decisions gave away together; chance may make it look like less than nothing. */
export function describeCost({ decisions, given, given_error }: GameReview): string {
  if (!decisions) return say("replay-review-no-choice");
  if (given > 1) return say("replay-review-given-much", { count: decisions });
  const facts = { given: percent(Math.max(0, given)), within: within(given_error) };
  return say("replay-review-given", { count: decisions, ...facts });
}
