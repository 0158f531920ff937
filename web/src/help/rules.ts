import type { GameId } from "../messages";

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

function section(id: string, rest: Partial<Omit<Section, "id">> = {}): Section {
  return { id, phases: [], cites: [], rulings: [], pictures: {}, options: [], ...rest };
}

export const RULES: Record<GameId, Section[]> = {
  katzenjammer_blues: [
    section("short"),
    section("cards", {
      cites: ["1.1", "1.2", "1.3", "1.4"],
      rulings: ["1.2"],
      pictures: { all: "1 2 3 4 5 J" },
      options: [{ name: "mice", values: ["20", "24"] }],
    }),
    section("row", {
      phases: ["auction"],
      cites: ["2.1"],
      rulings: ["2.1"],
      pictures: { pair: "3 1 5 3", joker: "2 4 J" },
    }),
    section("bids", {
      phases: ["auction"],
      cites: ["2.2", "2.3"],
      rulings: ["2.2", "2.2"],
      pictures: { ladder: "5 < 1 2 < 1 1 < 2 2" },
    }),
    section("paying", { phases: ["paying"], cites: ["2.4"], pictures: { pay: "2 2 J" } }),
    section("foursomes", {
      phases: ["showing"],
      cites: ["2.5"],
      pictures: { foursome: "5 5 5 J → mouse mouse mouse mouse mouse", jokers: "J J J J" },
    }),
    section("end", { phases: ["over"], cites: ["3.1", "3.2", "3.3"], rulings: ["3.1", "3.2"] }),
    section("series", { phases: ["over"], cites: ["3.4"], rulings: ["3.4"] }),
  ],
  katze_im_sack: [
    section("short"),
    section("cards", {
      cites: ["1.1", "1.2", "1.4", "1.5", "1.6"],
      rulings: ["1.6"],
      pictures: { cats: "-8 -5 0 3 5 8 11 15", dogs: "d D" },
      options: [{ name: "mice", values: ["secret", "open"], usual: "secret" }],
    }),
    section("laying", { phases: ["laying"], cites: ["2.1"], pictures: { row: "? ? ? ?" } }),
    section("auction", {
      phases: ["auction"],
      cites: ["1.3", "2.2", "2.3", "2.4", "4.1"],
      pictures: { row: "8 -5 ? ?" },
    }),
    section("offer", { phases: ["offer"], cites: ["2.5"] }),
    section("dogs", {
      phases: ["laying", "auction", "offer"],
      cites: ["3"],
      rulings: ["3"],
      pictures: { big: "D !15 3 -8", small: "d 15 3 !-8", two: "D d 11 5" },
      options: [{ name: "rabbit", values: ["counts", "spared"], usual: "counts" }],
    }),
    section("end", { phases: ["over"], cites: ["4.2", "4.3"], rulings: ["4.2", "4.3"] }),
  ],
  maus_pass_auf: [
    section("short"),
    section("cards", {
      cites: ["1.1", "1.2", "1.3", "1.4"],
      rulings: ["1.1", "1.2"],
      pictures: { all: "K C 1 2 3 chip" },
      options: [{ name: "pack", values: ["small", "full"] }],
    }),
    section("turning", {
      phases: ["turning"],
      cites: ["2.1", "2.2", "2.6"],
      rulings: ["2.6"],
      pictures: { calm: "? → K" },
    }),
    section("hunting", {
      phases: ["hunting"],
      cites: ["2.3"],
      pictures: { caught: "3 K C → chip", mouse: "2 K 1", escaped: "2 K K" },
    }),
    section("pile", {
      phases: ["turning", "hunting"],
      cites: ["2.4", "2.5"],
      options: [{ name: "under", values: ["unflipped", "flipped"], usual: "unflipped" }],
    }),
    section("end", { phases: ["over"], cites: ["3.1", "3.2", "3.3", "3.4"], rulings: ["3.2", "3.3", "3.4"] }),
  ],
  mau_mau: [
    section("short"),
    section("cards", {
      cites: ["1.1", "1.2", "1.3", "1.4"],
      rulings: ["0", "1.3"],
      pictures: { digits: "g1 b5 r8 y9", special: "grev b+2 r+4 ystop wild" },
      options: [{ name: "first_card", values: ["quiet", "digit"], usual: "quiet" }],
    }),
    section("turn", {
      phases: ["playing"],
      cites: ["2.1", "2.2", "2.3"],
      rulings: ["2.3"],
      pictures: { fits: "r8 → r3 b8 wild" },
      options: [{ name: "drawing", values: ["forced", "free"], usual: "forced" }],
    }),
    section("special", {
      phases: ["playing"],
      cites: ["3.1", "3.3", "3.4", "3.5"],
      rulings: ["3.1", "3.5"],
      pictures: { reverse: "grev", stop: "ystop", four: "r+4", wild: "wild" },
      options: [{ name: "reverse_for_two", values: ["plain", "stop"], usual: "plain" }],
    }),
    section("take", { phases: ["playing"], cites: ["3.2"], pictures: { chain: "b+2 → r+2 → g+2" } }),
    section("mau", {
      phases: ["playing"],
      cites: ["4"],
      rulings: ["4"],
      options: [{ name: "mau", values: ["called", "automatic"], usual: "called" }],
    }),
    section("deck", { phases: ["shuffling"], cites: ["5"], rulings: ["5", "5"] }),
    section("end", {
      phases: ["over"],
      cites: ["6.1", "6.2", "6.3"],
      rulings: ["6.1", "6.2", "6.3"],
      pictures: { hand: "g7 b+2 wild" },
      options: [{ name: "last_card", values: ["quiet", "draws"], usual: "quiet" }],
    }),
  ],
};
