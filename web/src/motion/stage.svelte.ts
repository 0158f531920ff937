import { untrack } from "svelte";
import type { AnyEvent } from "../messages";
import { launch, type Flight } from "./flights.svelte";
import { measure } from "./spots";

const MOST = 16; // events at once; more is catching up, not watching

/** To be called by a board as it is made: `plan` says what travels because of an event. */
export function stage<E extends AnyEvent>(
  events: () => E[],
  plan: (event: E) => Flight[],
  heard?: (events: E[]) => void,
): void {
  let seen = untrack(events);
  let before = new Map<string, DOMRect>();
  $effect.pre(() => {
    events();
    before = measure();
  });
  $effect(() => {
    const fresh = events();
    if (fresh === seen) return;
    seen = fresh;
    if (fresh.length > MOST) return;
    untrack(() => {
      launch(fresh.flatMap(plan), before);
      heard?.(fresh);
    });
  });
}
