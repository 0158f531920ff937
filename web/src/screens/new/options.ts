import type { GameInfo, OptionInfo } from "../../shapes";

export type Value = string | number;
export type Options = Record<string, Value>;

export const valuesOf = (option: OptionInfo, players: number): Value[] => option.allowed[players] ?? [];

export const usualOf = (option: OptionInfo, players: number): Value => option.usual[players] ?? option.values[0]!;

/** Every option of the game: as chosen where that many players may have it so, otherwise as usual. */
export function optionsFor(line: GameInfo, players: number, chosen: Options): Options {
  const value = (option: OptionInfo) => {
    const wish = chosen[option.name];
    return wish !== undefined && valuesOf(option, players).includes(wish) ? wish : usualOf(option, players);
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
