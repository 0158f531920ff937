import type { AnyView } from "../messages";
import { captionOf, type Stage } from "../table/stage";

/** The views of some stages one after the other, as one viewer sees them. */
export function viewsIn<V extends AnyView>(stages: Stage<V>[], before: V, after: V): V[] {
  const seen: V[] = [];
  for (const stage of stages) seen.push(stage.view(seen.at(-1) ?? before, after));
  return seen;
}

/** By stage: its name, what is seen to happen, and what is said about it to the first seat. */
export function outline(
  stages: Pick<Stage, "name" | "events" | "caption">[],
  names = ["Anna", "Ben", "Cem", "Dana"],
): string[] {
  return stages.map((stage) => {
    const events = stage.events.map(({ event }) => event).join(" ");
    return `${stage.name} [${events}] ${captionOf(stage, names, 0)}`;
  });
}
