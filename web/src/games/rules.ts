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
  /** Names of options that belong here. */
  options: string[];
}

export function section(id: string, rest: Partial<Omit<Section, "id">> = {}): Section {
  return { id, phases: [], cites: [], rulings: [], pictures: {}, options: [], ...rest };
}
