import { get } from "../../net/api";
import type { GameLine, Shelf } from "../../shapes";

let asked: Promise<Shelf> | null = null;

/** What can be played here, asked for once. */
export function shelf(): Promise<Shelf> {
  asked ??= get<Shelf>("/api/games").catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

export const lineOf = (games: GameLine[], game: string): GameLine | undefined => games.find(({ id }) => id === game);
