export interface Option {
  name: string;
  values: string[];
  /** What counts where nobody chooses; left out where that depends on the number of players, as the words say. */
  usual?: string;
}

/** One part of a game's rules; its title and text are `<game>-rules-<id>-title` and `<game>-rules-<id>`. */
export interface Section {
  id: string;
  /** Of the game: when one wants to read this. */
  phases: string[];
  /** Paragraphs of rules/<game>.md that are told here. */
  cites: string[];
  /** The paragraph of each ruling in the text, in the text's order; "0" is what stands before the first one. */
  rulings: string[];
  /** Cards in a row, by the name that the text calls: cards, "?" face down, "!15" driven away, "mouse", "chip", signs. */
  pictures: Record<string, string>;
  options: Option[];
}

export function section(id: string, rest: Partial<Omit<Section, "id">> = {}): Section {
  return { id, phases: [], cites: [], rulings: [], pictures: {}, options: [], ...rest };
}
