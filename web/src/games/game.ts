import type { Component } from "svelte";
import type { Stream } from "../fair/stream";
import type { AnyEvent, AnyView } from "../messages";
import type { GameRecord } from "../shapes";
import type { Scene } from "../table/scene";
import type { StagesOf } from "../table/stage";
import type { Shortcut } from "../table/shortcuts.svelte";
import type { Facts } from "../words/words.svelte";
import type { Account } from "./account";
import type { Step } from "./guide";
import type { Section } from "./rules";

export type CardProps = {
  /** null: face down. */
  card: string | null;
  label?: string;
  /** The seat whose set the card belongs to, where sets have colours. */
  tint?: number;
};

export type Setup = GameRecord["setup"];

/** Whether what chance did during a game is what the same stream gives. */
export interface Shuffles {
  right: number;
  /** Which entry of the record is the first wrong one, from 0. */
  wrongAt: number | null;
}

/** From the seed to the cards, as docs/fair-deals.md describes it; written independently of the server. */
export interface GameDeal {
  deal(stream: Stream, players: number, options: GameRecord["options"]): Setup;
  /** Only where chance plays a part after the deal. */
  checkShuffles?(stream: Stream, setup: Setup, moves: string[]): Shuffles;
}

type Loaded<T> = Promise<{ default: T }>;

/**
 * Everything the page has of one game, exported by its `index.ts`. The functions that return promises load their file when it is needed.
 *
 * `Emblem.svelte`, `accent.css` and `words/` are found by their names, because the start page needs them before the rest.
 */
export interface PageGame<V extends AnyView = AnyView> {
  /** The name of a card, its value first; null is a face-down card. */
  cardName(card: string | null): string;
  /** In a list of cards the value is enough; only a card without one goes by its name. */
  shortName(card: string): string;
  /** The facts by which a sentence chooses a card’s name, article and case. */
  cardFacts(card: string): Facts;
  /** The cards of an event, where they are more than a list of cards; `list` names a list. */
  cardsNamed?(cards: string | string[], list: (cards: string[]) => string): string;
  /** A bid, where it is more than a number. */
  bidNamed?(bid: string | number): string;
  /** A move in words: “bid 3 × 2”. */
  moveNamed(move: string): string;
  /** How a result came about. */
  account(view: V, names: string[]): Account;
  /** Events that one wants to jump to in a replay. */
  landmarks: AnyEvent["event"][];
  /** Events with which a new part of the log begins, where they are not the landmarks. */
  rounds?: AnyEvent["event"][];
  /** Whether an event of several seats can be joined in one sentence: `<game>-joined-<event>`. */
  joins?(event: AnyEvent): boolean;
  /** Width and height of the corner that shows which card it is, in units of a card of 100 × 140; otherwise it takes the whole card. */
  corner?: [number, number];
  /** How one recognises the seats, where it is not by the signs that all games share. */
  seatSign?(): Loaded<Component<{ seat: number }>>;
  /** The facts on the plates show the signs of the seats. */
  hasSeatSigns?: boolean;
  /** A spectator’s view with all that the players knew, where that is more than their hands. */
  reveal?(view: V, views: V[]): V;
  /** The ranks as a picture, before the figures, where children play. */
  podium?(): Loaded<Component<{ scene: Scene<V> }>>;
  /** The stages in which key moments are shown. */
  stages?(): Loaded<StagesOf<never>>;
  /** The keys that only this game has. */
  shortcuts: Shortcut[];
  board(): Loaded<Component<{ scene: Scene<V> }>>;
  card(): Loaded<Component<CardProps>>;
  guide(): Loaded<Step<V>[]>;
  rules(): Loaded<Section[]>;
  /** The rules as one text, where they have no sections. */
  rulesText?(facts: Facts): string;
  /** Missing if the page can’t check the game’s deals. */
  deal?(): Loaded<GameDeal>;
}
