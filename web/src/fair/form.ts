import type { Fair, GameRecord } from "../shapes";
import { isHex } from "./bytes";
import { DEALS } from "./deals";

/** Whether a record has what is needed to check its deal. */
export function isReadable({ game, players, fair, setup, moves, options, names }: GameRecord): boolean {
  const shares = fair?.shares;
  const hasShares =
    Array.isArray(shares) && shares.length === players && shares.every((share) => share === null || isHex(share));
  const isTable = game in DEALS && Number.isInteger(players) && players >= 2 && players <= 10;
  return (
    isTable &&
    hasShares &&
    isHex(fair.commitment) &&
    isHex(fair.secret) &&
    isBound(fair, options ?? {}) &&
    !!setup &&
    !!options &&
    Array.isArray(moves) &&
    names?.length === players
  );
}

/** Under the old scheme there is nothing to be bound. */
function isBound(fair: Fair, chosen: GameRecord["options"]): boolean {
  if (fair.scheme === undefined) return true;
  const { scheme, table, number, attempt, rules, options, voided } = fair;
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
  const isWord = (value: unknown) => typeof value === "string" && /^[!-~]{1,100}$/.test(value);
  return (
    scheme === 2 &&
    isWord(table) &&
    isWord(rules) &&
    isCount(number) &&
    isCount(attempt) &&
    !!options &&
    Object.entries(chosen).every(([name, value]) => options[name] === value) &&
    Array.isArray(voided) &&
    voided.length === attempt! - 1 &&
    new Set([fair.commitment, ...voided.map(({ commitment }) => commitment)]).size === attempt &&
    voided.every(({ missing }) => missing.length > 0 && missing.every((seat) => fair.shares[seat] === null))
  );
}
