import type { HintResult, MoveEvaluation } from "../../messages";
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

/** The best few moves: the first is the hint. */
export const bestOf = ({ moves }: HintResult): MoveEvaluation[] => moves.slice(0, FEW);

/** The move that was asked about, unless it is the hint itself. */
export const askedOf = ({ moves, move: asked }: HintResult): MoveEvaluation | null =>
  moves.slice(1).find(({ move }) => move === asked) ?? null;
