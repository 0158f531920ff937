import { genericGame } from "./generic";
import type { PageGame } from "./game";

const FOLDERS = import.meta.glob<PageGame>(["./*/index.ts", "!./generic/index.ts"], { eager: true, import: "default" });

/** Games with a folder of their own, by id. */
export const PAGE_GAMES: Record<string, PageGame> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, game]) => [path.split("/")[1]!, game]),
);

/** What the page has of a game; of a game without a folder, what can be shown of any. */
export const pageGame = (id: string): PageGame => PAGE_GAMES[id] ?? genericGame(id);
