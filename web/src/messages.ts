// Written by script/types from src/katzentisch/server/wire/messages.py: change that instead.

/**
 * Every message of the WebSocket, both ways: JSON objects whose `type` says which. The page's types are generated from this file.
 *
 * A connection watches one table at a time (`watch`). After every entry of its log each seat that the person holds gets one `update`, a
 * spectator gets one with `seat` null. Whoever has missed some watches again with the last number that it has, and gets the rest: after a
 * reload, a lost network and a restarted server alike. What a client asks for may carry an `id` of its own, which the answer repeats.
 *
 * What people read comes in the language of `/api/socket?language=de`, or else of Accept-Language.
 */

export const VERSION = 2;
export const LONGEST_CHAT = 300;
export const LONGEST_NAME = 24;

export type Asked =
  | Watch
  | Sit
  | Leave
  | Return
  | SeatBot
  | Unseat
  | HandOver
  | Accept
  | Decline
  | Replace
  | Start
  | CommitShare
  | Share
  | Move
  | Order
  | Hint
  | Why
  | Compare
  | Chat
  | SwitchChat
  | Mute
  | Ban
  | RenewInvite
  | Close
  | AnswerClosing
  | Ping;

export type Told = Welcome | Update | People | Done | Refused | Hinted | Explained | Compared | Pong;

export type AnyHappening =
  | TableOpened
  | SeatTaken
  | SeatOffered
  | OfferOver
  | HostChanged
  | GameBegan
  | ShareCommitmentGiven
  | ShareListFixed
  | ShareGiven
  | DealRestarted
  | CardsDealt
  | MoveMade
  | GameBrokenOff
  | SeatWarned
  | PersonAway
  | PersonBack
  | ChatHeard
  | ChatSet
  | GuestBanned
  | InviteChanged
  | ClosingAsked
  | ClosingReply
  | TableClosed;

export type Holder = Person | Robot;

export type Clock = NoClock | MoveClock | DaysClock;

/** First of all, and again for another table. `since` is the last number that the client has. */
export interface Watch {
  type: "watch";
  version: number;
  table: string;
  invite?: string | null;
  since?: number;
  id?: number | null;
}

/** Under one's own name or another; on one's own seat, another name replaces the one it has. A second seat needs `shared_devices`. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string | null;
  id?: number | null;
}

/** While a game goes on a bot plays for the seat until its person is back. */
export interface Leave {
  type: "leave";
  seat: number;
  id?: number | null;
}

/** I am here again, and play myself. */
export interface Return {
  type: "return";
  seat: number;
  id?: number | null;
}

export interface SeatBot {
  type: "seat-bot";
  seat: number;
  bot: string;
  id?: number | null;
}

export interface Unseat {
  type: "unseat";
  seat: number;
  id?: number | null;
}

/** Offers a seat of one's own to somebody who is here and has none; between games the host can offer a bot's. They have to accept. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  to: string;
  id?: number | null;
}

/** I take the seat that is offered to me, and its result. */
export interface Accept {
  type: "accept";
  seat: number;
  id?: number | null;
}

/** I don't want the seat that is offered to me; or: I take my offer back. */
export interface Decline {
  type: "decline";
  seat: number;
  id?: number | null;
}

/** The seat at turn has had others wait for long: a bot is to play for it unless its person moves soon. For tables without a clock. */
export interface Replace {
  type: "replace";
  seat: number;
  id?: number | null;
}

/** The first game, the next one of the series, or a rematch. */
export interface Start {
  type: "start";
  id?: number | null;
}

/** Which share the seat is going to reveal, as docs/fair-deals.md says. `game` and `attempt` are those of `began` or `restarted`. */
export interface CommitShare {
  type: "commit-share";
  seat: number;
  game: number;
  attempt: number;
  commitment: string;
  id?: number | null;
}

/** The share that the seat has committed to: 64 hexadecimal digits. Nobody should send it before the list is fixed (`shares-listed`). */
export interface Share {
  type: "share";
  seat: number;
  game: number;
  attempt: number;
  share: string;
  id?: number | null;
}

/** `ply` is how many decisions were made before: a move sent twice is played once. */
export interface Move {
  type: "move";
  seat: number;
  ply: number;
  move: string;
  id?: number | null;
}

/** A standing order for the auction that is going on; null revokes it. */
export interface Order {
  type: "order";
  seat: number;
  order: string | null;
  id?: number | null;
}

export interface Hint {
  type: "hint";
  seat: number;
  id?: number | null;
}

/** Why may this seat not make that move? */
export interface Why {
  type: "why";
  seat: number;
  move: string;
  id?: number | null;
}

/** How good are the moves, and this legal one among them, beside the one that a hint would name? */
export interface Compare {
  type: "compare";
  seat: number;
  move?: string | null;
  id?: number | null;
}

export interface Chat {
  type: "chat";
  text: string;
  id?: number | null;
}

export interface SwitchChat {
  type: "switch-chat";
  on: boolean;
  id?: number | null;
}

export interface Mute {
  type: "mute";
  guest: string;
  on: boolean;
  id?: number | null;
}

/** The host doesn't want somebody here, or lifts that: no seat, no chat, and no looking on if the table is private. */
export interface Ban {
  type: "ban";
  guest: string;
  on: boolean;
  id?: number | null;
}

/** The host has a new link made. The old one is dead, and whoever came by it without taking a seat has to go. */
export interface RenewInvite {
  type: "renew-invite";
  id?: number | null;
}

/** The host closes the table for good; in the middle of a game the other players are asked first. */
export interface Close {
  type: "close";
  id?: number | null;
}

/** Of another player, to that question. The host takes it back with `agree` false. */
export interface AnswerClosing {
  type: "answer-closing";
  agree: boolean;
  id?: number | null;
}

/** Whoever is silent for a minute is taken for gone. */
export interface Ping {
  type: "ping";
  id?: number | null;
}

export interface Welcome {
  type: "welcome";
  version: number;
  me: Person;
  now: number;
  muted: string[];
  patience?: number;
}

export interface Person {
  kind: "person";
  guest: string;
  name: string;
}

/** `seat` is whose eyes these are. `state` is there when it has changed, `legal` and `order` when the seat has any. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  number: number;
  happened: AnyHappening[];
  state?: TableState | null;
  ply?: number;
  view?: AnyView | null;
  legal?: string[] | null;
  order?: string | null;
  clock?: ClockState | null;
  waiting_since?: number | null;
}

export interface TableOpened {
  what: "opened";
  number: number;
  at: number;
  host: Person;
}

export interface SeatTaken {
  what: "seated";
  number: number;
  at: number;
  seat: number;
  holder: Holder | null;
}

export interface Robot {
  kind: "bot";
  bot: string;
  name: string;
}

export interface SeatOffered {
  what: "offered";
  number: number;
  at: number;
  seat: number;
  to: Person;
}

/** Declined, or else withdrawn. */
export interface OfferOver {
  what: "offer-ended";
  number: number;
  at: number;
  seat: number;
  declined?: boolean;
}

export interface HostChanged {
  what: "hosted";
  number: number;
  at: number;
  host: Person;
}

/**
 * Cards are to be dealt: the server is committed to its secret, and `sharers` are the seats that are asked for a share. `game` is the
 *     number of the game at this table. Games that began under the old scheme (1) take no more shares.
 */
export interface GameBegan {
  what: "began";
  number: number;
  at: number;
  commitment: string;
  game: number;
  sharers: number[];
  rules: string;
  scheme: number;
}

export interface ShareCommitmentGiven {
  what: "share-committed";
  number: number;
  at: number;
  seat: number;
}

/** Everybody's share commitments, by seat: no share was revealed before. Whose is missing has no part in the deal. */
export interface ShareListFixed {
  what: "shares-listed";
  number: number;
  at: number;
  commitments: (string | null)[];
}

export interface ShareGiven {
  what: "shared";
  number: number;
  at: number;
  seat: number;
}

/** The seats in `missing` did not reveal their shares: the attempt is void, and the next one goes on without them. */
export interface DealRestarted {
  what: "restarted";
  number: number;
  at: number;
  missing: number[];
  commitment: string;
  attempt: number;
  sharers: number[];
}

/** `left_out` are people's seats whose share is not in the deal. */
export interface CardsDealt {
  what: "dealt";
  number: number;
  at: number;
  shares: (string | null)[];
  events: AnyEvent[];
  left_out?: number[];
}

export interface MoveMade {
  what: "moved";
  number: number;
  at: number;
  seat: number;
  move: string;
  events: AnyEvent[];
}

/**
 * The game ends without a result: `reason` is "rules" where it was begun under other rules than today's. Secret and shares are open
 *     now, for whoever may follow the game.
 */
export interface GameBrokenOff {
  what: "broken-off";
  number: number;
  at: number;
  reason: string;
  commitment: string;
  secret: string | null;
  shares: (string | null)[];
}

/** `asked`: by another player, so that only a move prevents the bot. */
export interface SeatWarned {
  what: "warned";
  number: number;
  at: number;
  seat: number;
  until: number;
  asked?: boolean;
}

export interface PersonAway {
  what: "away";
  number: number;
  at: number;
  seat: number;
}

export interface PersonBack {
  what: "back";
  number: number;
  at: number;
  seat: number;
}

export interface ChatHeard {
  what: "chatted";
  number: number;
  at: number;
  who: Person;
  text: string;
}

export interface ChatSet {
  what: "chat-switched";
  number: number;
  at: number;
  on: boolean;
}

/** Or no longer, if `on` is false. */
export interface GuestBanned {
  what: "banned";
  number: number;
  at: number;
  who: Person;
  on?: boolean;
}

/** The state has the new one. */
export interface InviteChanged {
  what: "invite-renewed";
  number: number;
  at: number;
}

export interface ClosingAsked {
  what: "closing-proposed";
  number: number;
  at: number;
  who: Person;
}

export interface ClosingReply {
  what: "closing-answered";
  number: number;
  at: number;
  who: Person;
  agree: boolean;
}

/** If a game was broken off: what it was dealt from, the JSON of a record's `fair` (docs/fair-deals.md). */
export interface TableClosed {
  what: "closed";
  number: number;
  at: number;
  fair?: string | null;
}

/** All about a table except the cards. */
export interface TableState {
  id: string;
  choices: Choices;
  invite: string | null;
  status: "closed" | "dealing" | "open" | "over" | "pausing" | "playing";
  host: Person;
  seats: SeatState[];
  finished: GameState[];
  totals: number[];
  ranks: number[];
  chat: boolean;
  banned?: Person[];
  closing?: string[] | null;
}

export interface Choices {
  game: GameId;
  players: number;
  options?: Record<string, string | number>;
  games?: number;
  public?: boolean;
  clock?: Clock;
  spectators?: boolean;
  hints?: boolean;
  chat?: boolean;
  shared_devices?: boolean;
}

export interface NoClock {
  kind: "none";
}

export interface MoveClock {
  kind: "seconds";
  seconds: number;
  reserve: number;
}

export interface DaysClock {
  kind: "days";
  days: number;
}

export interface SeatState {
  holder: Holder | null;
  away?: boolean;
  warned?: number | null;
  asked?: boolean;
  offered?: Person | null;
}

/** A finished game of the series. */
export interface GameState {
  id: string;
  scores: number[];
  ranks: number[];
  end: AnyEnd;
}

/** In milliseconds: when the time of the seat at turn is up, when it is warned, and everybody's reserve. */
export interface ClockState {
  deadline: number;
  warning: number;
  reserves: number[];
}

/** Who is here, by the names that they have at this table, as far as is known; of a crowd only some, and `more` counts the others. */
export interface People {
  type: "people";
  table: string;
  people: Person[];
  more?: number;
}

export interface Done {
  type: "done";
  id: number;
}

/** Nothing has changed. `code` is for programs, `text` for people; `wait` is how many seconds later it may be tried again. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  id?: number | null;
  wait?: number | null;
}

export interface Hinted {
  type: "hinted";
  seat: number;
  ply: number;
  move: string;
  id?: number | null;
}

/** The reason in one sentence for people; null if the move is legal now. */
export interface Explained {
  type: "explained";
  seat: number;
  ply: number;
  move: string;
  text: string | null;
  id?: number | null;
}

/** The best moves, `hint` (the bot's own) and `move`: `games` worlds that fit what the seat knows were played to the end after each. */
export interface Compared {
  type: "compared";
  seat: number;
  ply: number;
  hint: string;
  games: number;
  moves: Outlook[];
  move?: string | null;
  id?: number | null;
}

/** A move: the share of wins after it (ties shared), how far that is behind the best move's, and their standard errors. */
export interface Outlook {
  move: string;
  wins: number;
  error: number;
  behind: number;
  behind_error: number;
}

export interface Pong {
  type: "pong";
  now: number;
  id?: number | null;
}

export type AnyView = BluesView | KatzeView | MausView | MauView;

export type AnyEvent = KatzenjammerBluesEvent | KatzeImSackEvent | MausPassAufEvent | MauMauEvent;

export type AnyEnd = "chips" | "deck" | "empty" | "limit" | "mice" | "out" | "played";

export type GameId = "katzenjammer_blues" | "katze_im_sack" | "maus_pass_auf" | "mau_mau";

export type KatzenjammerBluesEvent =
  | BluesRevealed
  | BluesDrew
  | BluesBid
  | BluesPassed
  | BluesWon
  | BluesDiscarded
  | BluesPaid
  | BluesTook
  | BluesShowed
  | Over;

export interface BluesRevealed {
  event: "revealed";
  seat: number;
  cards: string[];
}

export interface BluesDrew {
  event: "drew";
  seat: number;
  card?: string;
  known?: number;
}

export interface BluesBid {
  event: "bid";
  seat: number;
  bid: string;
}

export interface BluesPassed {
  event: "passed";
  seat: number;
}

export interface BluesWon {
  event: "won";
  seat: number;
  bid: string;
}

/** Nobody wanted the row (2.3). */
export interface BluesDiscarded {
  event: "discarded";
  cards: string[];
}

export interface BluesPaid {
  event: "paid";
  seat: number;
  cards: string;
}

export interface BluesTook {
  event: "took";
  seat: number;
  cards: string[];
}

export interface BluesShowed {
  event: "showed";
  seat: number;
  cards: string;
  mice: number;
}

/** The game is over, as the last event of any game. */
export interface Over {
  event: "over";
  end: AnyEnd;
  scores: number[];
}

export interface BluesView {
  game: "katzenjammer_blues";
  viewer: number | null;
  players: number;
  turn: number | null;
  phase: "auction" | "paying" | "showing" | "over";
  end: "deck" | "mice" | null;
  scores: number[] | null;
  ranks: number[] | null;
  seats: BluesSeatView[];
  hand: string | null;
  row: string[];
  deck: number;
  discard: string;
  mice_left: number;
  bandleader: number;
  high: string | null;
  high_bidder: number | null;
}

export interface BluesSeatView {
  cards: number;
  mice: number;
  jokers: number;
  bid: string | null;
  passed: boolean;
}

export type KatzeImSackEvent =
  | KatzeRound
  | KatzeFilled
  | KatzeUnfilled
  | KatzeDummy
  | KatzeLaid
  | KatzeTurned
  | KatzeBid
  | KatzePassed
  | KatzeOffered
  | KatzeDiscarded
  | KatzeWon
  | KatzeChased
  | KatzeIdle
  | KatzeDogs
  | KatzeKept
  | Over;

export interface KatzeRound {
  event: "round";
  round: number;
  seat: number;
}

export interface KatzeFilled {
  event: "filled";
  mice: number[];
}

export interface KatzeUnfilled {
  event: "unfilled";
  reason: string;
}

/** The dummy's card lies in the row. */
export interface KatzeDummy {
  event: "dummy";
}

export interface KatzeLaid {
  event: "laid";
  seat: number;
  known?: number;
  card?: string;
}

export interface KatzeTurned {
  event: "turned";
  cards: string[];
  place: number;
}

export interface KatzeBid {
  event: "bid";
  seat: number;
  bid: number;
}

export interface KatzePassed {
  event: "passed";
  seat: number;
  mice: number;
}

/** 2.5: nobody has bid, and one is left. */
export interface KatzeOffered {
  event: "offered";
  seat: number;
}

export interface KatzeDiscarded {
  event: "discarded";
  cards: string[];
}

export interface KatzeWon {
  event: "won";
  seat: number;
  price: number;
  cards: string[];
}

export interface KatzeChased {
  event: "chased";
  dog: string;
  card: string;
  place: number;
}

/** A single dog has nothing to drive away. */
export interface KatzeIdle {
  event: "idle";
  dog: string;
}

/** Several dogs leave together. */
export interface KatzeDogs {
  event: "dogs";
  cards: string[];
}

export interface KatzeKept {
  event: "kept";
  seat: number;
  count: number;
  cards: string[];
  points: number;
}

export interface KatzeView {
  game: "katze_im_sack";
  viewer: number | null;
  players: number;
  turn: number | null;
  phase: "laying" | "auction" | "offer" | "over";
  end: "played" | null;
  scores: number[] | null;
  ranks: number[] | null;
  seats: KatzeSeatView[];
  hand: string[] | null;
  removed: string | null;
  row: KatzeRowCard[];
  mouse_cards: KatzeMouseCard[];
  is_filled: boolean;
  bank: number;
  start: number;
  high: number | null;
  high_bidder: number | null;
  round: number;
  rounds: number;
  dummy: string[] | null;
}

export interface KatzeSeatView {
  cards: number;
  mice: number | null;
  bid: number | null;
  passed: boolean;
  played: string[];
  won: string[];
  points: number;
}

export interface KatzeRowCard {
  seat: number | null;
  card: string | null;
  is_up: boolean;
}

export interface KatzeMouseCard {
  mice: number;
  is_taken: boolean;
}

export type MausPassAufEvent = MausOpened | MausTurned | MausHunted | MausCaught | MausEscaped | MausLeft | Over;

/** The deal turned up the first card of the pile (1.3). */
export interface MausOpened {
  event: "opened";
  card: string;
}

export interface MausTurned {
  event: "turned";
  seat: number;
  card: string;
}

export interface MausHunted {
  event: "hunted";
  seat: number;
  paws: number;
}

export interface MausCaught {
  event: "caught";
  seat: number;
  cards: number;
}

export interface MausEscaped {
  event: "escaped";
  seat: number;
  cards: number;
}

/** The pile goes to nobody (3.2, 3.3). */
export interface MausLeft {
  event: "left";
  cards: number;
}

export interface MausView {
  game: "maus_pass_auf";
  viewer: number | null;
  players: number;
  turn: number | null;
  phase: "turning" | "hunting" | "over";
  end: "chips" | "empty" | "limit" | null;
  scores: number[] | null;
  ranks: number[] | null;
  seats: MausSeatView[];
  chips_left: number;
  pile: string[];
  pile_size: number;
  hunt: MausHunt | null;
}

export interface MausSeatView {
  cards: number;
  chips: number;
}

export interface MausHunt {
  hunter: number;
  owner: number;
  paws: number;
  tries: number;
}

export type MauMauEvent =
  | MauTurnedUp
  | MauPlayed
  | MauDirectionChanged
  | MauForgot
  | MauFacing
  | MauDrew
  | MauLeftOut
  | MauShuffled
  | MauOut
  | Over;

export interface MauTurnedUp {
  event: "turned-up";
  card: string;
}

export interface MauPlayed {
  event: "played";
  seat: number;
  card: string;
  colour?: string;
  word?: string;
}

export interface MauDirectionChanged {
  event: "direction-changed";
  way: string;
}

/** 4: mau was not said. */
export interface MauForgot {
  event: "forgot";
  seat: number;
}

/** 3.2: so many cards are to be drawn, unless a take 2 is played. */
export interface MauFacing {
  event: "facing";
  seat: number;
  count: number;
}

export interface MauDrew {
  event: "drew";
  seat: number;
  count: number;
  cards?: string[];
  known?: number;
}

export interface MauLeftOut {
  event: "left-out";
  seat: number;
}

export interface MauShuffled {
  event: "shuffled";
  count: number;
}

export interface MauOut {
  event: "out";
  seat: number;
}

export interface MauView {
  game: "mau_mau";
  viewer: number | null;
  players: number;
  turn: number | null;
  phase: "playing" | "shuffling" | "over";
  end: "out" | "limit" | null;
  scores: number[] | null;
  ranks: number[] | null;
  seats: MauSeatView[];
  hand: string[] | null;
  top: string;
  colour: string | null;
  clockwise: boolean;
  stacked: number;
  deck: number;
  pile: number;
  shuffles: number;
}

export interface MauSeatView {
  cards: number;
}
