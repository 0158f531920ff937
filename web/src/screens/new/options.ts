import { Problem } from "../../net/api";
import type { GameInfo, OptionInfo } from "../../shapes";

export type Value = string | number;
export type Options = Record<string, Value>;

export const valuesOf = (option: OptionInfo, players: number): Value[] => option.allowed[players] ?? [];

export const usualOf = (option: OptionInfo, players: number): Value => option.usual[players] ?? option.values[0]!;

/** Every option of the game: as chosen where that many players may have it so, otherwise as usual. */
export function optionsFor(line: GameInfo, players: number, chosen: Options): Options {
  const value = (option: OptionInfo) => {
    const value = chosen[option.name];
    return value !== undefined && valuesOf(option, players).includes(value) ? value : usualOf(option, players);
  };
  return Object.fromEntries(line.options.map((option) => [option.name, value(option)]));
}

/** How many options aren't as usual. */
export function unusualCount(line: GameInfo, players: number, options: Options): number {
  return line.options.filter((option) => options[option.name] !== usualOf(option, players)).length;
}

export function countsOf({ least, most }: GameInfo): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

export type Field = "players" | "games" | "clock" | "options" | "names" | "first";

const CODES: Record<string, Field> = {
  "players-range": "players",
  "games-range": "games",
  "first-range": "first",
  "option-unknown": "options",
  "option-value": "options",
};

/** Which field the server's refusal is about, if about any; unreadable requests name the place as `$.clock.seconds`. */
export function fieldOf(trouble: unknown): Field | null {
  if (!(trouble instanceof Problem)) return null;
  const place = /\$\.(players|games|clock|options|first)/.exec(trouble.message)?.[1];
  return CODES[trouble.code] ?? (place as Field | undefined) ?? null;
}
