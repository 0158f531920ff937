/** How far a person has come with a game's guide; it lasts across visits. */
export interface GuideProgress {
  /** The lesson it is about. */
  table: string;
  /** The steps that were explained there. */
  seen: string[];
  /** Minka explains nothing more at this table. */
  isQuiet: boolean;
  /** A lesson was played to its end, here or before. */
  isFinished: boolean;
}

const KEY = "katzentisch-guides";

/** By game. */
function stored(): Partial<Record<string, GuideProgress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** The progress at a lesson; a new lesson starts from the beginning. */
export function loadProgress(game: string, table: string): GuideProgress {
  const known = stored()[game];
  const isFinished = known?.isFinished === true;
  const fresh = { table, seen: [], isQuiet: false, isFinished };
  return known?.table === table && Array.isArray(known.seen) ? { ...fresh, ...known } : fresh;
}

export function saveProgress(game: string, progress: GuideProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: progress }));
  } catch {
    // Without storage, the guide starts again after a reload.
  }
}

export const hasFinishedGuide = (game: string): boolean => stored()[game]?.isFinished === true;

/** The lesson that was begun last, if it was not finished. */
export function begunLesson(game: string): string | null {
  const known = stored()[game];
  return known && !known.seen?.includes("over") ? known.table : null;
}
