// Written by script/types from src/katzentisch/server/http/shapes.py: change that instead.

/** What the HTTP API takes and gives, beside what it shares with the WebSocket. */

import type { AnyEnd, AnyEvent, AnyView, Choices, GameId, Person } from "./messages";

export interface Arrival {
  name: string;
  new?: boolean;
}

export interface Code {
  code: string;
}

/** Why a request was refused: `code` for programs, `text` for people, in the language of Accept-Language. */
export interface Problem {
  code: string;
  text: string;
}

export interface Me {
  guest: string;
  name: string;
}

/** A device on which one is signed in; `here` is this one. */
export interface SessionLine {
  created: number;
  seen: number;
  here: boolean;
}

export interface ProfileLine {
  guest: string;
  name: string;
  created: number;
  seen: number;
}

export interface ChatLine {
  at: number;
  text: string;
}

/**
 * A table whose log names the guest: `seats` are the guest's now, `names` those under which the guest was there, `chat` what the guest
 *     wrote.
 */
export interface NamingTable {
  id: string;
  game: GameId;
  status: "closed" | "dealing" | "open" | "over" | "pausing" | "playing";
  created: number;
  changed: number;
  is_host: boolean;
  invite: string | null;
  seats: number[];
  names: string[];
  chat: ChatLine[];
}

/** Good for one device, until `expires` (milliseconds since 1970). `link` brings it along where no server logs it. */
export interface NewCode {
  code: string;
  expires: number;
  link: string;
}

/** `invite` opens a table that is not public; `link` carries it behind the #, where no server logs it. */
export interface MadeTable {
  id: string;
  invite: string | null;
  link: string;
}

/** A table in a list; `seated` are the names of those who sit there, in the order of the seats. */
export interface TableLine {
  id: string;
  game: GameId;
  players: number;
  free: number;
  status: "closed" | "dealing" | "open" | "over" | "pausing" | "playing";
  host: Person;
  choices: Choices;
  changed: number;
  seated: string[];
}

/** `is_broken`: it can't be continued; its host can close it. */
export interface OwnTableLine {
  id: string;
  game: GameId;
  players: number;
  free: number;
  status: "closed" | "dealing" | "open" | "over" | "pausing" | "playing";
  host: Person;
  choices: Choices;
  changed: number;
  seated: string[];
  is_my_turn: boolean;
  invite: string | null;
  is_broken: boolean;
}

export interface OptionLine {
  name: string;
  values: (string | number)[];
  usual: Record<string, string | number>;
  allowed: Record<string, (string | number)[]>;
}

/** `bots` are those to choose from, the weakest first. */
export interface GameLine {
  id: GameId;
  least: number;
  most: number;
  options: OptionLine[];
  bots: string[];
}

/** What can be played here, and by which bots. */
export interface Shelf {
  games: GameLine[];
}

/** A finished game as one of its guests remembers it: `seats` are the guest's own, the lists after it go by seat. */
export interface Played {
  id: string;
  table: string;
  game: GameId;
  finished: number;
  seats: number[];
  names: string[];
  bots: (string | null)[];
  scores: number[];
  ranks: number[];
}

/** Newest first; `before` of the next page is the last one's `finished`. */
export interface History {
  games: Played[];
}

/** By game. */
export interface Results {
  games: Record<string, Tally>;
}

export interface Tally {
  played: number;
  won: number;
  mean_rank: number;
  mean_score: number;
}

/** After one entry of the record, as one viewer saw it; the first is the deal. */
export interface Frame {
  entry: string | null;
  events: AnyEvent[];
  view: AnyView;
}

/** A page of a game's frames; `total` is how many it has. */
export interface Replay {
  game: GameId;
  names: string[];
  seat: number | null;
  total: number;
  frames: Frame[];
}

/** A decision after `at` entries that was not the best: which share of a win it cost, and the standard error of that. */
export interface GivenAway {
  at: number;
  move: string;
  best: string;
  given: number;
  error: number;
}

/** In shares of a win: `fair` before the deal, `deal` with these cards among equals, `won` at last, `given` away by all decisions. */
export interface GameReview {
  game: GameId;
  seat: number;
  decisions: number;
  fair: number;
  deal: number;
  deal_error: number;
  won: number;
  given: number;
  given_error: number;
  worst: GivenAway[];
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  end: AnyEnd;
}

/** Seats that did not reveal the shares they had committed to, and the server's commitment then. */
export interface VoidAttempt {
  commitment: string;
  missing: number[];
}

/** What makes the deal checkable: docs/fair-deals.md. Games that were dealt under the old scheme have the first three only. */
export interface Fair {
  commitment: string;
  secret: string;
  shares: (string | null)[];
  scheme?: number;
  table?: string;
  number?: number;
  attempt?: number;
  options?: Record<string, string | number>;
  rules?: string;
  voided?: VoidAttempt[];
}

/** A finished game, as rules/README.md writes it, with who played it. */
export interface GameRecord {
  katzentisch: number;
  game: GameId;
  players: number;
  options: Record<string, string | number>;
  first: number;
  seed: string;
  setup: Record<string, string | string[]>;
  moves: string[];
  result: Outcome;
  fair: Fair;
  names: string[];
  bots: (string | null)[];
  date: string;
}

/** A finished game that the guest took part in: on which seats, and with which results. */
export interface PlayedRecord {
  id: string;
  table: string;
  finished: number;
  seats: number[];
  scores: number[];
  ranks: number[];
  record: GameRecord;
}

/**
 * All that is kept about a guest. Codes for other devices are told by when they expire, sessions by when they were used; `presence` is
 *     when the guest was last at which table.
 */
export interface Export {
  exported: number;
  profile: ProfileLine;
  sessions: SessionLine[];
  codes: number[];
  muted: Person[];
  tables: NamingTable[];
  presence: Record<string, number>;
  games: PlayedRecord[];
  results: Record<string, Tally>;
}

/** `broken_tables` is how many tables can't be continued: /metrics names them. */
export interface Health {
  status: string;
  version: string;
  broken_tables: number;
}
