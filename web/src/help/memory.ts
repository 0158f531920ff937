/** What the coach has said at a table, as long as the tab is open. */
export interface Memory {
  seen: string[];
  isQuiet: boolean;
}

const keyOf = (table: string) => `katzentisch-guide-${table}`;

export function kept(table: string): Memory {
  try {
    return { seen: [], isQuiet: false, ...JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") };
  } catch {
    return { seen: [], isQuiet: false };
  }
}

export function keep(table: string, memory: Memory): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(memory));
  } catch {
    // A browser without storage explains again after a reload.
  }
}
