import type { AnyEvent, AnyView } from "../messages";
import type { Scene } from "../table/scene";

const NAMES = ["Anna", "Ben", "Cem"];

/** Test data: a scene with three players, seen by the first, as far as the steps of a guide look at it. */
export function sceneOf(view: AnyView, legal: string[] = [], events: AnyEvent[] = [], ply = 0): Scene {
  const players = NAMES.map((name) => ({ name, isBot: false, isAway: false, isMe: name === "Anna", warned: null }));
  return { table: "t", game: view.game, options: {}, view, players, legal, events, ply } as unknown as Scene;
}
