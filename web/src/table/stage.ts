import type { AnyEvent, AnyView } from "../messages";
import { say, sayOr, type Facts } from "../words/words.svelte";

/** The sentence of a stage; that of a seat gets its name, and whether it is the viewer's. */
export interface Caption {
  id: string;
  facts?: Facts;
  seat?: number;
}

/** One step of a key moment: what is seen to happen now, how the table looks then, and what is said about it. */
export interface Stage<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  /** By which the board knows it: "chase", "foursome". */
  name: string;
  /** The events of the update that are seen and heard now. */
  events: E[];
  /** The table as one viewer sees it then, from the stage before and from how it is once all is over. */
  view(before: V, after: V): V;
  caption: Caption;
  /** Milliseconds at normal speed. */
  time: number;
}

/** The stages of what one move led to; none where nothing special happened. */
export type StagesOf<E extends AnyEvent = AnyEvent> = (events: E[]) => Stage[];

const END_TIME = 1600; // milliseconds

/** The last stage of a game: the table after the last move, before the result. */
export function endStage(events: AnyEvent[], after: AnyView): Stage {
  return {
    name: "end",
    events: events.filter(({ event }) => event === "over"),
    view: (_, own) => own,
    caption: { id: "after-story-end", facts: { end: sayOr(`${after.game}-end-${after.end}`, {}, after.end ?? "") } },
    time: END_TIME,
  };
}

/** What is said about a stage; without a viewer everybody goes by name. */
export function captionOf(
  { caption: { id, facts, seat } }: Pick<Stage, "caption">,
  names: string[],
  viewer: number | null,
): string {
  const person = seat === undefined ? {} : { name: names[seat], you: Number(seat === viewer) };
  return say(id, { ...facts, ...person });
}

/** Milliseconds at normal speed. */
export const timeOf = (stages: Stage[]): number => stages.reduce((sum, { time }) => sum + time, 0);
