import type { AnyEvent, AnyView, ClockState } from "../messages";
import type { Reaction } from "../reactions/faces";
import type { ShownReaction } from "../reactions/shown.svelte";

export interface Player {
  name: string;
  isBot: boolean;
  isAway: boolean;
  /** The person's connection is gone, and no bot plays for them yet. */
  isOffline?: boolean;
  /** A seat of this device. */
  isMe: boolean;
  /** When a bot takes over, in milliseconds since 1970. */
  warned: number | null;
  /** What they show just now. */
  reaction?: ShownReaction;
}

/** What one viewer sees of a game, and how it answers. Live games, replays and guides give a board the same. */
export interface Scene<V extends AnyView = AnyView> {
  table: string;
  game: string;
  options: Record<string, string | number>;
  /** `view.viewer` is whose eyes these are; null: a spectator's. */
  view: V;
  players: Player[];
  /** Moves that the viewer may send now. */
  legal: string[];
  /** The server will make the viewer's only legal move soon, if they don't. */
  isForced?: boolean;
  /** Changes with every decision: a half-made choice is forgotten then. */
  ply: number;
  /** What happened last. */
  events: AnyEvent[];
  /** Those of them that came with this view, to be seen and heard; all of them where it is missing. */
  fresh?: AnyEvent[];
  /** The stage of a key moment that is on show, and the sentence to it. */
  stage?: string | null;
  caption?: string | null;
  /** What happened last, as a sentence. */
  lastLine?: string | null;
  /** A move that is on its way. */
  sending: string | null;
  /** The best move, once asked. */
  hint: string | null;
  clock: ClockState | null;
  /** Standing order in an auction: "pass", "up to 3x4". */
  order: string | null;
  /** The standing orders that the viewer can give now, before their turn: "pass" first, then the limits from the lowest. */
  orders: string[];
  /** Everybody's hand by seat, where all is open. */
  hands: (string[] | null)[] | null;
  send(move: string): Promise<void>;
  /** A sentence why a move isn't legal. */
  why(move: string): Promise<string>;
  setOrder(order: string | null): Promise<void>;
  /** Where the viewer has somebody to show how they feel. */
  react?: ((reaction: Reaction) => Promise<void>) | null;
}

/** Whether the viewer plays: not in a replay, and not as a spectator. */
export const isPlaying = ({ view, players }: Scene): boolean => view.viewer !== null && players[view.viewer]!.isMe;

export const isMyTurn = (scene: Scene): boolean => scene.legal.length > 0;

/** The other seats in the order of play, beginning left of the viewer; all of them for a spectator. */
export function othersOf(scene: Scene): number[] {
  const { viewer, players } = scene.view;
  const first = viewer === null ? 0 : viewer + 1;
  const count = viewer === null ? players : players - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % players);
}
