import type { Comparison, MoveEvaluation } from "../../messages";
import { moveNamed } from "../../table/narration";

const FEW = 3;

/** In per cent. */
export const percent = (share: number): number => Math.round(100 * share) || 0;

/** Two standard errors in per cent: nothing is quite sure. */
export const within = (error: number): number => Math.max(1, Math.round(200 * error));

export interface Chance {
  move: string;
  share: number;
  within: number;
}

export function chanceOf(game: string, { move, wins, error }: MoveEvaluation): Chance {
  return { move: moveNamed(game, move), share: percent(wins), within: within(error) };
}

/** The best few moves, and the bot's own if it isn't among them. */
export function bestOf({ hint, moves }: Comparison): MoveEvaluation[] {
  return moves.filter(({ move }, place) => place < FEW || move === hint);
}

export const outlookOf = ({ moves }: Comparison, wanted: string): MoveEvaluation =>
  moves.find(({ move }) => move === wanted)!;
