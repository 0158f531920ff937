import type { TableState } from "../../messages";

export interface Chair {
  seat: number;
  kind: "free" | "mine" | "person" | "bot";
  name: string;
  /** Which bot. */
  bot: string | null;
  isHost: boolean;
}

const seatOfHost = ({ seats, host }: TableState): number =>
  seats.findIndex(({ holder }) => holder?.kind === "person" && holder.guest === host.guest);

/** As the host is called now: the state only knows the name that the table was opened under. */
export function hostName(state: TableState): string {
  return state.seats[seatOfHost(state)]?.holder?.name ?? state.host.name;
}

export function chairsOf(state: TableState, me: string | null): Chair[] {
  const { seats } = state;
  return seats.map(({ holder }, seat) => {
    if (!holder) return { seat, kind: "free", name: "", bot: null, isHost: false };
    if (holder.kind === "bot") return { seat, kind: "bot", name: holder.name, bot: holder.bot, isHost: false };
    const { name, guest } = holder;
    return { seat, kind: guest === me ? "mine" : "person", name, bot: null, isHost: seat === seatOfHost(state) };
  });
}

export const freeSeats = (chairs: Chair[]): number[] =>
  chairs.filter(({ kind }) => kind === "free").map(({ seat }) => seat);

export const hasSeat = (chairs: Chair[]): boolean => chairs.some(({ kind }) => kind === "mine");

/** Whether another person is there to play with. */
export const hasCompany = (chairs: Chair[]): boolean => chairs.some(({ kind }) => kind === "person");

/** What comes next for this device: `lobby-next-…` says it. */
export type Step = "sit" | "look" | "fill" | "start" | "wait-seats" | "wait-host";

export function nextStep(chairs: Chair[], mayStart: boolean, isHost: boolean): Step {
  const isFull = freeSeats(chairs).length === 0;
  if (!isFull && !hasSeat(chairs)) return "sit";
  if (isFull && mayStart) return "start";
  if (isFull) return hasSeat(chairs) ? "wait-host" : "look";
  return isHost ? "fill" : "wait-seats";
}

/** A first game the host begins; after a series everybody who has a seat may. */
export function mayStart({ status }: TableState, chairs: Chair[], isHost: boolean): boolean {
  return isHost || (status === "over" && hasSeat(chairs));
}
