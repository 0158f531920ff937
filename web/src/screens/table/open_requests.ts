import type { TableState } from "../../messages";
import type { Problem } from "../../net/api";

/** What somebody at a table is to decide on, beside the game. */
export interface Offer {
  seat: number;
  name: string;
  to: string;
}

/** Seats that are offered to this person, and by it. */
export function offersOf(state: TableState, me: string, isHost: boolean): { toMe: Offer[]; byMe: Offer[] } {
  const offers = state.seats.flatMap(({ holder, offered }, seat) =>
    offered ? [{ seat, holder, offered, name: holder?.name ?? "–", to: offered.name }] : [],
  );
  return {
    toMe: offers.filter(({ offered }) => offered.guest === me),
    byMe: offers.filter(({ holder }) => (holder?.kind === "person" ? holder.guest === me : isHost)),
  };
}

/** What the question whether to close the table means for this person: to answer it, to wait for the others, or nothing. */
export function closingFor(state: TableState, me: string): "answer" | "agreed" | "asked" | "watching" | null {
  if (!state.closing) return null;
  if (state.host.guest === me) return "asked";
  if (!state.seats.some(({ holder }) => holder?.kind === "person" && holder.guest === me)) return "watching";
  return state.closing.includes(me) ? "agreed" : "answer";
}

/** The players, other than the host, who are there and haven’t agreed. */
export function missingFor({ seats, closing, host }: TableState): string[] {
  return seats.flatMap(({ holder, away }) =>
    holder?.kind === "person" && !away && holder.guest !== host.guest && !closing?.includes(holder.guest)
      ? [holder.name]
      : [],
  );
}

/** Whether other players have a say in closing the table now. */
export const needsOthers = (state: TableState): boolean =>
  (state.status === "dealing" || state.status === "playing") && missingFor(state).length > 0;

/** The seat at turn, if another person has it that this one may ask to replace. */
export function slowSeat(state: TableState, turn: number | null, me: string): number | null {
  if (turn === null || state.status !== "playing") return null;
  const { holder, away, asked } = state.seats[turn]!;
  const isSeated = state.seats.some((each) => each.holder?.kind === "person" && each.holder.guest === me);
  return isSeated && holder?.kind === "person" && holder.guest !== me && !away && !asked ? turn : null;
}

/** Whether a person may no longer see this table. */
export const isShutOut = ({ code }: Problem): boolean => code === "table-banned" || code === "table-unknown";
