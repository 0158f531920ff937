import { GAMES, type OwnGameId } from "../games";

export interface Option {
  name: string;
  values: string[];
  /** The default; missing if it depends on the number of players. */
  usual?: string;
}

/** A section of a game's rules; its title and text are `<game>-rules-<id>-title` and `<game>-rules-<id>`. */
export interface Section {
  id: string;
  /** Phases of the game in which the section matters. */
  phases: string[];
  /** Paragraphs of rules/<game>.md that the section explains. */
  cites: string[];
  /** The paragraph of each ruling, in the order of the text; "0" is the introduction. */
  rulings: string[];
  /** Rows of cards by the name used in the text: cards, "?" face down, "!15" chased away, "mouse", "chip", signs. */
  pictures: Record<string, string>;
  options: Option[];
}

export function section(id: string, rest: Partial<Omit<Section, "id">> = {}): Section {
  return { id, phases: [], cites: [], rulings: [], pictures: {}, options: [], ...rest };
}

/** Options of a game as its rules show them. */
export function optionsOf(game: OwnGameId, ...names: string[]): Option[] {
  return names.map((name) => {
    const { values, usual } = GAMES[game].options.find((option) => option.name === name)!;
    const [first, ...others] = new Set(Object.values(usual));
    return { name, values: values.map(String), usual: others.length ? undefined : String(first) };
  });
}
