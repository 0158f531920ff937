import type { GameSummary } from "../../shapes";

export interface Placing {
  name: string;
  rank: number;
  score: number;
  isMine: boolean;
}

/** Who came where, best first. */
export function placingsOf({ names, ranks, scores, seats }: GameSummary): Placing[] {
  return names
    .map((name, seat) => ({ name, rank: ranks[seat]!, score: scores[seat]!, isMine: seats.includes(seat) }))
    .sort((one, other) => one.rank - other.rank);
}

/** The best of one's own ranks: several people at one device have several. */
export const ownRank = ({ seats, ranks }: GameSummary): number => Math.min(...seats.map((seat) => ranks[seat]!));
