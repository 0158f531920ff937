import type { OwnTableSummary, TableSummary } from "../../shapes";

/** How a table in a list stands: `start-table-…` says it. */
export type Standing = "broken" | "turn" | "free" | "full" | "playing" | "pausing" | "over";

export function standingOf(line: TableSummary | OwnTableSummary): Standing {
  if ("is_broken" in line && line.is_broken) return "broken";
  if ("is_my_turn" in line && line.is_my_turn) return "turn";
  if (line.status === "open") return line.free ? "free" : "full";
  if (line.status === "pausing" || line.status === "over") return line.status;
  return "playing";
}

/** Closed ones have nothing more to offer. */
export const alive = <T extends TableSummary>(lines: T[]): T[] => lines.filter(({ status }) => status !== "closed");
