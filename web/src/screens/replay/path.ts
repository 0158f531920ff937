/** Where a replay begins: through whose eyes, and with the review of that seat. */
export interface ReplayStart {
  seat: number | null;
  isReview: boolean;
}

export function replayPath(id: string, { seat = null, isReview = false }: Partial<ReplayStart> = {}): string {
  const facts = new URLSearchParams();
  if (seat !== null) facts.set("seat", String(seat));
  if (isReview) facts.set("review", "1");
  return `/replay/${encodeURIComponent(id)}${facts.size ? `?${facts}` : ""}`;
}

/** What the address says; a seat that the game doesn't have is nobody's. */
export function replayStart(search: string, players: number): ReplayStart {
  const facts = new URLSearchParams(search);
  const seat = facts.get("seat");
  const isSeat = seat !== null && /^\d+$/.test(seat) && Number(seat) < players;
  return { seat: isSeat ? Number(seat) : null, isReview: facts.has("review") };
}
