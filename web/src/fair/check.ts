import { GAMES, LIMITS } from "../games";
import type { GameDeal } from "../games/game";
import type { GameInfo, GameRecord } from "../shapes";
import { Stream, drawFirst, isLot, seedOf } from "./stream";
import { type DealId, type DealReceipt, allReceipts, counts, isSame, oldReceipts, shareCommitment } from "./receipt";
import { bytesOf, hexOf, isHex, sha256 } from "./sha256";

/** "open": there is nothing here to compare it with. */
export type Verdict = "right" | "wrong" | "open";

export interface Finding {
  step:
    | "form"
    | "scheme"
    | "commitment"
    | "kept"
    | "share"
    | "list"
    | "shares"
    | "attempts"
    | "seed"
    | "first"
    | "setup"
    | "shuffles";
  verdict: Verdict;
  facts: Record<string, string | number>;
}

/** What a record proves to the person at this browser, in the words of “katzentisch verify”. */
export type Proof = "proven" | "consistent" | "unshared" | "faulty";

/** What this browser kept of a record’s deal; under the old scheme that is not bound to a table. */
export type LocalReceipt = DealReceipt | { commitment: string; own: Record<number, string> };

type Step = Finding["step"];
const found = (step: Step, verdict: Verdict, facts: Finding["facts"] = {}): Finding => ({ step, verdict, facts });
const checked = (step: Step, isRight: boolean, facts: Finding["facts"] = {}) =>
  found(step, isRight ? "right" : "wrong", facts);

/**
 * Everything that docs/fair-deals.md lets one check, in its order.
 *
 * `receipt` is what this browser wrote down before the deal; `game` deals the cards again, where the page knows how.
 */
export function checkDeal(record: GameRecord, receipt: LocalReceipt | null, game: GameDeal | null): Finding[] {
  if (!isReadable(record)) return [found("form", "wrong")];
  const { fair } = record;
  const commitment = hexOf(sha256(bytesOf(fair.secret)));
  const seed = seedOf(record);
  return [
    ...(fair.scheme === undefined ? [found("scheme", "open")] : []),
    checked("commitment", commitment === fair.commitment, { commitment: fair.commitment }),
    sameDeal(record, receipt),
    ...ownShares(record, receipt),
    ...sameList(record, receipt),
    givenShares(record),
    ...attempts(record),
    checked("seed", hexOf(seed) === record.seed),
    ...beginner(record, seed, receipt),
    ...dealt(record, new Stream(seed), game),
  ];
}

/** The verdict, and a word for why it is not more: as play/deal_receipt.py has it. */
export function proofOf(findings: Finding[], { fair }: GameRecord, receipt: LocalReceipt | null): [Proof, string] {
  if (findings.some(({ verdict }) => verdict === "wrong")) return ["faulty", "wrong"];
  if (!fair.shares.some((share) => share !== null)) return ["unshared", "alone"];
  if (fair.scheme === undefined) return ["consistent", "old-scheme"];
  if (!receipt) return ["consistent", "nothing-kept"];
  if (findings.some(({ step, verdict }) => step === "setup" && verdict === "open"))
    return ["consistent", "unknown-game"];
  if (findings.some(({ step, verdict }) => step === "share" && verdict === "right")) return ["proven", "kept"];
  return ["consistent", Object.keys(receipt.own).length ? "left-out" : "no-share"];
}

/** What this browser kept of a record’s deal; `noted` is the deal that this table showed, where one is open. */
export function receiptFor({ fair }: GameRecord, noted: DealId | null): LocalReceipt | null {
  const id = noted ?? { table: fair.table!, number: fair.number!, attempt: fair.attempt! };
  const all = allReceipts();
  const same = all.find((deal) => isSame(idOf(deal), idOf(id)));
  if (same) return same;
  const isContradicted = (deal: DealReceipt) =>
    deal.commitment === fair.commitment || (deal.dealt && deal.table === fair.table && deal.number === fair.number);
  const other = all.find(isContradicted);
  if (other) return other;
  return fair.scheme === undefined ? (oldReceipts().find((deal) => deal.commitment === fair.commitment) ?? null) : null;
}

const idOf = ({ table, number, attempt }: DealId) => [table, number, attempt];

/** The record is of the deal that this browser took part in, with the commitment that it saw before. */
function sameDeal({ fair }: GameRecord, receipt: LocalReceipt | null): Finding {
  if (!receipt) return found("kept", "open");
  const isHere = !("table" in receipt) || isSame(idOf(receipt), [fair.table, fair.number, fair.attempt]);
  return checked("kept", isHere && receipt.commitment === fair.commitment, { kept: receipt.commitment });
}

/** A share that did not get on the list has no part in the deal, as was said at the deal. */
function ownShares({ fair, names }: GameRecord, receipt: LocalReceipt | null): Finding[] {
  const own = Object.entries(receipt?.own ?? {});
  if (!receipt || !own.length) return [found("share", "open", { why: "none", name: "" })];
  return own.map(([place, share]) => {
    const seat = Number(place);
    const name = names[seat] ?? "";
    if ("listed" in receipt && receipt.listed && !counts(receipt, seat))
      return found("share", "open", { why: "left-out", name });
    const written = fair.shares[seat] ?? null;
    return checked("share", written === share, { name, found: written === null ? "none" : "other" });
  });
}

/** Everybody’s share is the one that they had committed to before any was revealed. */
function sameList({ fair, names }: GameRecord, receipt: LocalReceipt | null): Finding[] {
  if (!receipt || !("listed" in receipt) || !receipt.listed) return [];
  const opened = fair.shares.map((share, seat) => share && shareCommitment(receipt, seat, share));
  const other = names.filter((_, seat) => opened[seat] !== receipt.listed![seat]);
  return [checked("list", other.length === 0, { names: other.join(", ") })];
}

/** Whoever did not reveal a share may have known, with the server, the cards that it would have made. */
function attempts({ fair, names }: GameRecord): Finding[] {
  const missing = (fair.voided ?? []).flatMap((attempt) => attempt.missing);
  const named = [...new Set(missing)].map((seat) => names[seat]).join(", ");
  return missing.length ? [found("attempts", "open", { count: fair.voided!.length, names: named })] : [];
}

/** Where nobody gave a share the server alone has chosen. */
function givenShares({ fair, names }: GameRecord): Finding {
  const givers = names.filter((_, seat) => fair.shares[seat] !== null);
  return found("shares", givers.length ? "right" : "open", { count: givers.length, names: givers.join(", ") });
}

/** Whoever begins was drawn by this seed, or was agreed on before and is part of it. */
function beginner(
  { first, players, fair, names }: GameRecord,
  seed: Uint8Array,
  receipt: LocalReceipt | null,
): Finding[] {
  if (fair.scheme === undefined) return [];
  const announced = receipt && "first" in receipt ? receipt.first : undefined;
  const [how, right] = isLot(fair) ? (["lot", drawFirst(seed, players)] as const) : (["chosen", first] as const);
  const isAnnounced = announced === undefined || announced === (isLot(fair) ? "lot" : first);
  return [checked("first", first === right && isAnnounced, { how, name: names[first] ?? "" })];
}

function dealt(record: GameRecord, stream: Stream, game: GameDeal | null): Finding[] {
  if (!game) return [found("setup", "open")];
  const right = game.deal(stream, record.players, record.options);
  const part = Object.keys(right).find((key) => !isSame(right[key], record.setup[key]));
  const setup = checked("setup", part === undefined, { part: part ?? "" });
  if (!game.checkShuffles) return [setup];
  const { right: count, wrongAt } = game.checkShuffles(stream, right, record.moves);
  return [setup, checked("shuffles", wrongAt === null, { count, entry: wrongAt === null ? 0 : wrongAt + 1 })];
}

/** Whether a record has what is needed to check its deal. */
export function isReadable(record: GameRecord): boolean {
  const { game, players, fair, setup, moves, options, names } = record;
  const shares = fair?.shares;
  const hasShares =
    Array.isArray(shares) && shares.length === players && shares.every((share) => share === null || isHex(share));
  const isTable = typeof game === "string" && Number.isInteger(players) && players >= 2 && players <= LIMITS.seats;
  return (
    isTable &&
    hasShares &&
    isHex(fair.commitment) &&
    isHex(fair.secret) &&
    isBound(record) &&
    !!setup &&
    !!options &&
    Array.isArray(moves) &&
    names?.length === players
  );
}

/** An option that was added later is bound only if it doesn’t have its default. */
function usualOf(game: string, name: string, players: number): unknown {
  const facts: Partial<Record<string, GameInfo>> = GAMES;
  return facts[game]?.options.find((option) => option.name === name)?.usual[players];
}

/** Under the old scheme there is nothing to be bound. */
function isBound({ fair, game, players, options: chosen }: GameRecord): boolean {
  if (fair.scheme === undefined) return true;
  const { scheme, table, number, attempt, rules, options, voided } = fair;
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
  const isWord = (value: unknown) => typeof value === "string" && /^[!-~]{1,100}$/.test(value);
  return (
    (scheme === 2 || isLot(fair)) &&
    isWord(table) &&
    isWord(rules) &&
    isCount(number) &&
    isCount(attempt) &&
    !!options &&
    Object.entries(chosen ?? {}).every(([name, value]) => (options[name] ?? usualOf(game, name, players)) === value) &&
    Array.isArray(voided) &&
    voided.length === attempt! - 1 &&
    new Set([fair.commitment, ...voided.map(({ commitment }) => commitment)]).size === attempt &&
    voided.every(({ missing }) => missing.length > 0 && missing.every((seat) => fair.shares[seat] === null))
  );
}
