import { factsOf } from "../../games/catalogue.svelte";
import type { TableSettings } from "../../messages";
import { notify } from "../../notices.svelte";
import { agreedTerms } from "../../table/agreement";
import type { Table } from "../../table/table.svelte";
import { say } from "../../words/words.svelte";

/** Changes settings of the table, all at once or not at all; options that don’t fit the new number of seats are usual again, and are named. */
export async function changeSettings(
  table: Table,
  changes: Partial<TableSettings>,
  dropped: number[] = [],
): Promise<void> {
  const wanted: TableSettings = { ...table.state!.choices, ...changes };
  await table.connection.ask({ type: "change-settings", settings: wanted, dropped });
  const back = optionsBack(wanted, table.state!.choices);
  if (back.length) notify(say("lobby-option-back", { players: wanted.players, changes: back.join("; ") }));
}

/** The options that are otherwise than was wanted. */
export function optionsBack(wanted: TableSettings, choices: TableSettings): string[] {
  const lost = Object.keys(wanted.options ?? {}).filter((name) => wanted.options![name] !== choices.options?.[name]);
  const line = factsOf(choices.game);
  if (!lost.length || !line) return [];
  const rules = line.options.map(({ name }) => name);
  return agreedTerms(choices, line).flatMap(({ term, text }, place) =>
    lost.includes(rules[place] ?? "") ? [`${term}: ${text}`] : [],
  );
}

export const addSeat = (table: Table): Promise<void> =>
  changeSettings(table, { players: table.state!.seats.length + 1 });

/** The seat that a click on minus removes: the last free one. */
export const droppable = (table: Table): number | undefined =>
  table.state!.seats.flatMap(({ holder }, seat) => (holder ? [] : [seat])).at(-1);

export function dropSeat(table: Table): Promise<void> {
  return changeSettings(table, { players: table.state!.seats.length - 1 }, [droppable(table)!]);
}
