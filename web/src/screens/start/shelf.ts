import { get } from "../../net/api";
import type { GameInfo, GameList } from "../../shapes";

let asked: Promise<GameList> | null = null;

/** What can be played here, asked for once. */
export function shelf(): Promise<GameList> {
  asked ??= get<GameList>("/api/games").catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

export const lineOf = (games: GameInfo[], game: string): GameInfo | undefined => games.find(({ id }) => id === game);
