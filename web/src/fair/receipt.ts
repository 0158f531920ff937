import type { TableSettings } from "../messages";
import { hexOf, isHex, sha256 } from "./sha256";

/** One attempt to deal one game at one table. */
export interface DealId {
  table: string;
  number: number;
  attempt: number;
}

export type First = NonNullable<TableSettings["first"]>;

/** What this browser knows of a deal, to check it with after the game (docs/fair-deals.md). */
export interface DealReceipt extends DealId {
  commitment: string;
  /** By seat: the shares that this browser made for this attempt, and for nothing else. */
  own: Record<number, string>;
  /** Everybody’s share commitments, once they are fixed. */
  listed: (string | null)[] | null;
  dealt: boolean;
  /** Who was to begin, as announced before the shares; older receipts don’t have it. */
  first?: First;
  /** When it began here, to forget the oldest first. */
  at: number;
}

/** What no honest server does. */
export type AlarmKind = "repeated" | "changed" | "relisted" | "unlisted" | "unfounded";
export interface Alarm extends DealId {
  kind: AlarmKind;
  commitment: string;
  before: DealReceipt | null;
}

const PREFIX = "katzentisch-deal/";
/** Shares under their commitments until the cards are there: tabs hear of each other late, and must not overwrite each other’s. */
const SHARES = "katzentisch-share/";
const ALARMS = "katzentisch-alarms";
/** What the page kept under the old scheme, by commitment alone. */
const OLD = "katzentisch-deals";
export const MOST = 500;
const MOST_ALARMS = 20;
/** Where nothing can be stored, a deal is known as long as the page is open. */
export const unsaved = new Map<string, DealReceipt>();

/** It fits one seat in one attempt only, so nobody can pass it off as their own. */
export function shareCommitment({ table, number, attempt }: DealId, seat: number, share: string): string {
  const lines = ["katzentisch-share-2", table, number, attempt, seat, share];
  return hexOf(sha256(new TextEncoder().encode(lines.join("\n"))));
}

export const keyOf = ({ table, number, attempt }: DealId) => `${PREFIX}${table}/${number}/${attempt}`;

function read<T>(key: string, missing: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? missing;
  } catch {
    return missing;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the deal is shared all the same, but can’t be compared after a reload.
  }
}

function isReceipt(value: unknown): value is DealReceipt {
  const { commitment, own } = (value ?? {}) as Partial<DealReceipt>;
  return isHex(commitment) && typeof own === "object";
}

/** Another tab may know more than this one. */
export function receiptOf(id: DealId): DealReceipt | null {
  const stored = read<unknown>(keyOf(id), null);
  return isReceipt(stored) ? stored : (unsaved.get(keyOf(id)) ?? null);
}

export function saveReceipt(deal: DealReceipt): void {
  unsaved.set(keyOf(deal), deal);
  store(keyOf(deal), deal);
}

function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** A share that is going to be committed to, for whichever tab is there when it is to be revealed. */
export function saveShare(id: DealId, commitment: string, share: string): void {
  store(SHARES + commitment, { ...id, share });
}

export function shareBehind(commitment: string): string | null {
  const { share } = read<{ share?: unknown }>(SHARES + commitment, {});
  return isHex(share) ? share : null;
}

/** Once a game is dealt. */
export function dropShares({ table, number }: DealId): void {
  for (const key of keys(SHARES)) {
    const of = read<Partial<DealId>>(key, {});
    if (of.table === table && of.number === number) localStorage.removeItem(key);
  }
}

export function allReceipts(): DealReceipt[] {
  const all = new Map(unsaved);
  for (const key of keys(PREFIX)) {
    const stored = read<unknown>(key, null);
    if (isReceipt(stored)) all.set(key, stored);
  }
  return [...all.values()].sort((one, other) => one.at - other.at);
}

export function forgetOldest(): void {
  for (const deal of allReceipts().slice(0, -MOST)) {
    unsaved.delete(keyOf(deal));
    localStorage.removeItem(keyOf(deal));
    dropShares(deal);
  }
}

/** Commitments and shares from before deals were bound to a table. */
export function oldReceipts(): { commitment: string; own: Record<number, string> }[] {
  const deals = read<unknown>(OLD, []);
  return Array.isArray(deals) ? deals.filter(isReceipt) : [];
}

/** Whether this browser’s share of a seat is on the list, so that it can be revealed. */
export function counts(deal: DealReceipt, seat: number): boolean {
  const share = deal.own[seat];
  return share !== undefined && deal.listed?.[seat] === shareCommitment(deal, seat, share);
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const alarms = (): Alarm[] => {
  const stored = read<unknown>(ALARMS, []);
  return Array.isArray(stored) ? (stored as Alarm[]) : [];
};

/** Every tab meets it; the evidence is kept once. */
export function raiseAlarm(alarm: Alarm): Alarm {
  const others = alarms().filter((each) => !(isSame(keyOf(each), keyOf(alarm)) && each.kind === alarm.kind));
  store(ALARMS, [...others, alarm].slice(-MOST_ALARMS));
  return alarm;
}

/** As docs/fair-deals.md writes it, for “katzentisch verify --kept”. */
function exported(deal: DealReceipt): object {
  const seats = Object.keys(deal.own).map(Number);
  const counted = seats.filter((seat) => deal.listed === null || counts(deal, seat));
  return {
    commitment: deal.commitment,
    table: deal.table,
    number: deal.number,
    attempt: deal.attempt,
    shares: Object.fromEntries(counted.map((seat) => [seat, deal.own[seat]])),
    left_out: seats.filter((seat) => !counted.includes(seat)),
    ...(deal.listed ? { listed: deal.listed } : {}),
    dealt: deal.dealt,
    ...(deal.first === undefined ? {} : { first: deal.first }),
  };
}

/** What this browser kept of one game, all attempts and alarms included; of an old game, by its commitment. */
export function receiptFile(table: string | undefined, number: number | undefined, commitment: string): string {
  const isOf = (deal: DealId) => deal.table === table && deal.number === number;
  const deals = allReceipts().filter((deal) => isOf(deal) || deal.commitment === commitment);
  const old = oldReceipts().filter((deal) => deal.commitment === commitment);
  const raised = alarms().filter((alarm) => isOf(alarm) || alarm.commitment === commitment);
  return JSON.stringify({
    "katzentisch-kept": 1,
    deals: [...old.map(({ own, ...rest }) => ({ commitment: rest.commitment, shares: own })), ...deals.map(exported)],
    alarms: raised.map(({ before, ...rest }) => ({ ...rest, ...(before ? { before: exported(before) } : {}) })),
  });
}
