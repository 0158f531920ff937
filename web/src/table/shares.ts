/** What this device kept of the deals it took part in, to check them with after the game (docs/fair-deals.md). */
export interface Kept {
  commitment: string;
  /** By seat: the shares that this device gave. */
  own: Record<number, string>;
}

const KEY = "katzentisch-deals";
const MOST = 60;

export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keptFor(commitment: string): Kept | null {
  return all().find((deal) => deal.commitment === commitment) ?? null;
}

/** The share of a seat in the deal with this commitment: the same one however often it is asked for. */
export function shareFor(commitment: string, seat: number): string {
  const deals = all();
  const deal = deals.find((each) => each.commitment === commitment) ?? { commitment, own: {} };
  const share = (deal.own[seat] ??= newShare());
  const others = deals.filter((each) => each !== deal && each.commitment !== commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(-MOST), deal]));
  } catch {
    // Without storage the deal is shared all the same, but can't be compared later.
  }
  return share;
}
