import type { AnyEvent, AnyView } from "../../../messages";
import type { Scene } from "../../../table/scene";

export const NAMES = ["Anna", "Ben", "Cem"];

/** A scene of three, through the eyes of the first, as far as steps look at it. */
export function moment(view: AnyView, legal: string[] = [], events: AnyEvent[] = [], ply = 0): Scene {
  const players = NAMES.map((name) => ({ name, isBot: false, isAway: false, isMe: name === "Anna", warned: null }));
  return { table: "t", game: view.game, options: {}, view, players, legal, events, ply } as unknown as Scene;
}

export type Moments = Record<string, Scene>;
