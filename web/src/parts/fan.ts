const LEAST = 44; // pixels of a card that can be tapped

export interface Fan {
  columns: number;
  /** Pixels from one card to the next, sideways and down. */
  across: number;
  down: number;
}

/** How so many cards lie in so much space: side by side if they can, overlapping if they must, never less than a fingertip apart. */
export function fan(count: number, width: number, card: number): Fan {
  const most = Math.max(1, Math.floor((width - card) / LEAST) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const across = columns > 1 ? Math.min(card + 6, (width - card) / (columns - 1)) : card + 6;
  return { columns, across, down: Math.max(LEAST, card * 0.8) };
}
