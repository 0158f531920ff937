import type { GameRecord } from "../shapes";
import type { Kept } from "../table/shares";
import { bytesOf, hexOf, isHex } from "./bytes";
import { DEALS, type Setup } from "./deals";
import { checkShuffles } from "./maumau";
import { sha256 } from "./sha256";
import { Stream } from "./stream";

/** "open": there is nothing here to compare it with. */
export type Verdict = "right" | "wrong" | "open";

export interface Finding {
  step: "form" | "commitment" | "kept" | "share" | "shares" | "seed" | "setup" | "shuffles";
  verdict: Verdict;
  facts: Record<string, string | number>;
}

type Step = Finding["step"];
const found = (step: Step, verdict: Verdict, facts: Finding["facts"] = {}): Finding => ({ step, verdict, facts });
const judged = (step: Step, isRight: boolean, facts: Finding["facts"] = {}) =>
  found(step, isRight ? "right" : "wrong", facts);

/** Everything that docs/fair-deals.md lets one check, in its order; `kept` is what this device wrote down before the deal. */
export function checkDeal(record: GameRecord, kept: Kept | null): Finding[] {
  if (!isReadable(record)) return [found("form", "wrong")];
  const { fair } = record;
  const commitment = hexOf(sha256(bytesOf(fair.secret)));
  const seed = seedOf(fair.secret, fair.shares);
  return [
    judged("commitment", commitment === fair.commitment, { commitment: fair.commitment }),
    kept ? judged("kept", kept.commitment === fair.commitment, { kept: kept.commitment }) : found("kept", "open"),
    ...ownShares(record, kept),
    givenShares(record),
    judged("seed", hexOf(seed) === record.seed),
    ...dealt(record, new Stream(seed)),
  ];
}

function isReadable({ game, players, fair, setup, moves, options, names }: GameRecord): boolean {
  const shares = fair?.shares;
  const hasShares =
    Array.isArray(shares) && shares.length === players && shares.every((share) => share === null || isHex(share));
  const isTable = game in DEALS && Number.isInteger(players) && players >= 2 && players <= 10;
  return (
    isTable &&
    hasShares &&
    isHex(fair.commitment) &&
    isHex(fair.secret) &&
    !!setup &&
    !!options &&
    Array.isArray(moves) &&
    names?.length === players
  );
}

export function seedOf(secret: string, shares: (string | null)[]): Uint8Array {
  const given = shares.flatMap((share, seat) => (share === null ? [] : [`${seat} ${share}`]));
  return sha256(new TextEncoder().encode(["katzentisch-deal-1", secret, ...given].join("\n")));
}

function ownShares({ fair, names }: GameRecord, kept: Kept | null): Finding[] {
  const own = Object.entries(kept?.own ?? {});
  if (!own.length) return [found("share", "open")];
  return own.map(([seat, share]) => {
    const written = fair.shares[Number(seat)] ?? null;
    return judged("share", written === share, {
      name: names[Number(seat)] ?? "",
      found: written === null ? "none" : "other",
    });
  });
}

/** Where nobody gave a share the server alone has chosen. */
function givenShares({ fair, names }: GameRecord): Finding {
  const givers = names.filter((_, seat) => fair.shares[seat] !== null);
  return found("shares", givers.length ? "right" : "open", { count: givers.length, names: givers.join(", ") });
}

function dealt(record: GameRecord, stream: Stream): Finding[] {
  const right = DEALS[record.game](stream, record.players, record.options);
  const part = Object.keys(right).find((key) => !isSame(right[key], record.setup[key]));
  const setup = judged("setup", part === undefined, { part: part ?? "" });
  if (record.game !== "mau_mau") return [setup];
  const { right: count, wrongAt } = checkShuffles(stream, String(right.top), record.moves);
  return [setup, judged("shuffles", wrongAt === null, { count, entry: wrongAt === null ? 0 : wrongAt + 1 })];
}

const isSame = (one: Setup[string] | undefined, other: Setup[string] | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
