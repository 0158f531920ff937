/** People at this device who will sit down at a table that is just being opened. */
let expected: { table: string; names: string[] } | null = null;

export function expectParty(table: string, names: string[]): void {
  expected = { table, names };
}

/** Those for this table, once. */
export function takeParty(table: string): string[] {
  if (expected?.table !== table) return [];
  const { names } = expected;
  expected = null;
  return names;
}
