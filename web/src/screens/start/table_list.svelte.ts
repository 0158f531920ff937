import { get } from "../../net/api";
import type { OwnTableSummary, TableSummary } from "../../shapes";

const PAUSE = 15_000;

export interface TableList<T> {
  readonly lines: T[] | null;
  readonly hasFailed: boolean;
}

/** A list of the server's that is asked for again and again while somebody looks at it. For use while a component is made. */
export function tableList<T>(path: string, isWanted: () => boolean = () => true): TableList<T> {
  let lines = $state.raw<T[] | null>(null);
  let hasFailed = $state(false);

  async function refresh(): Promise<void> {
    if (document.hidden) return;
    try {
      lines = await get<T[]>(path);
      hasFailed = false;
    } catch {
      hasFailed = true;
    }
  }

  $effect(() => {
    if (!isWanted()) return;
    void refresh();
    const timer = setInterval(refresh, PAUSE);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  });

  return {
    get lines() {
      return lines;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}

/** How a table in a list stands: `start-table-…` says it. */
export type TableCondition = "broken" | "turn" | "free" | "full" | "playing" | "pausing" | "over";

export function conditionOf(line: TableSummary | OwnTableSummary): TableCondition {
  if ("is_broken" in line && line.is_broken) return "broken";
  if ("is_my_turn" in line && line.is_my_turn) return "turn";
  if (line.status === "open") return line.free ? "free" : "full";
  if (line.status === "pausing" || line.status === "over") return line.status;
  return "playing";
}

/** Closed ones have nothing more to offer. */
export const alive = <T extends TableSummary>(lines: T[]): T[] => lines.filter(({ status }) => status !== "closed");
