import type { GameRecord } from "../shapes";
import { sha256 } from "./sha256";

/** From the secret, the shares and the deal that they are bound to; without a scheme, as it was done before. */
export function seedOf({ game, players, first, fair }: GameRecord): Uint8Array {
  const given = fair.shares.flatMap((share, seat) => (share === null ? [] : [`${seat} ${share}`]));
  if (fair.scheme === undefined) return digest(["katzentisch-deal-1", fair.secret, ...given]);
  const options = Object.entries(fair.options!).sort(([one], [other]) => (one < other ? -1 : 1));
  return digest([
    "katzentisch-deal-2",
    `secret ${fair.secret}`,
    `table ${fair.table}`,
    `number ${fair.number}`,
    `attempt ${fair.attempt}`,
    `game ${game}`,
    `players ${players}`,
    ...options.map(([name, value]) => `option ${name} ${value}`),
    `first ${first}`,
    `rules ${fair.rules}`,
    ...given.map((share) => `share ${share}`),
  ]);
}

const digest = (lines: string[]) => sha256(new TextEncoder().encode(lines.join("\n")));
