import type { TableSettings } from "../messages";
import { optionsFor, type Options } from "../screens/new/options";
import type { GameInfo, OptionInfo } from "../shapes";
import type { Facts } from "../words/words.svelte";
import { factsOf } from "./catalogue.svelte";

/** What counts at a table. */
export type TableRules = Pick<TableSettings, "players" | "options" | "lesson">;

/** The options in force: those of a table, otherwise the defaults that don't depend on the number of players. */
export function optionsInForce(game: string, table: TableRules | null): Options {
  const info = factsOf(game);
  if (!info) return {};
  return table ? optionsFor(info, table.players, table.options ?? {}) : usualOptions(info);
}

function usualOptions({ options }: GameInfo): Options {
  return Object.fromEntries(options.flatMap((option) => (isFixed(option) ? [[option.name, option.values[0]!]] : [])));
}

const isFixed = ({ usual, values }: OptionInfo): boolean => Object.values(usual).every((value) => value === values[0]);

/**
 * The facts of every help sentence: `$age` and `$minutes`, where the game has them, and `$option_<name>`, which is "unsettled" where the
 * number of players decides and nobody sits down yet.
 */
export function optionFacts(game: string, table: TableRules | null): Facts {
  const info = factsOf(game);
  const inForce = optionsInForce(game, table);
  const names = (info?.options ?? []).map(({ name }) => name);
  const options = names.map((name) => [`option_${name}`, inForce[name] ?? "unsettled"]);
  return { ...Object.fromEntries(options), age: info?.age ?? 0, minutes: info?.minutes ?? 0 };
}
