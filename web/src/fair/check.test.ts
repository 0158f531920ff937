import { expect, test } from "vitest";
import type { GameRecord } from "../shapes";
import { checkDeal, type Finding } from "./check";

const files = import.meta.glob<string>("./fixtures/*.jsonl", { query: "?raw", import: "default", eager: true });
const lines = Object.values(files).flatMap((file) => file.trim().split("\n"));
const records = lines.map((line) => JSON.parse(line) as GameRecord);
const other = "5".repeat(64);

const keptOf = ({ fair }: GameRecord) => ({ commitment: fair.commitment, own: { 0: fair.shares[0]! } });
const verdicts = (findings: Finding[]) => Object.fromEntries(findings.map(({ step, verdict }) => [step, verdict]));
const wrong = (findings: Finding[]) => findings.filter(({ verdict }) => verdict === "wrong").map(({ step }) => step);

function changed(record: GameRecord, change: (copy: GameRecord) => void): GameRecord {
  const copy = structuredClone(record);
  change(copy);
  return copy;
}

test("there are records of all games", () => {
  expect(new Set(records.map(({ game }) => game)).size).toBe(4);
});

test.each(records)("a deal of $game for $players is right in every step", (record) => {
  const findings = checkDeal(record, keptOf(record));
  expect(findings.every(({ verdict }) => verdict === "right")).toBe(true);
  expect(findings.some(({ step }) => step === "shuffles")).toBe(record.game === "mau_mau");
});

test.each(records)("without what was kept, $game for $players leaves two steps open", (record) => {
  const open = checkDeal(record, null).filter(({ verdict }) => verdict === "open");
  expect(open.map(({ step }) => step)).toEqual(["kept", "share"]);
});

test.each(records)("another secret shows in $game for $players", (record) => {
  const found = wrong(
    checkDeal(
      changed(record, ({ fair }) => (fair.secret = other)),
      keptOf(record),
    ),
  );
  expect(found).toEqual(expect.arrayContaining(["commitment", "seed", "setup"]));
});

test.each(records)("a record of $game for $players made up as a whole differs from what was kept", (record) => {
  const kept = { commitment: other, own: { 0: other } };
  expect(wrong(checkDeal(record, kept))).toEqual(["kept", "share"]);
});

test.each(records)("every part of the setup of $game for $players counts", (record) => {
  for (const part of Object.keys(record.setup)) {
    const broken = changed(record, ({ setup }) => (setup[part] = setup[part]!.slice(1)));
    const finding = checkDeal(broken, null).find(({ step }) => step === "setup");
    expect(finding).toMatchObject({ verdict: "wrong", facts: { part } });
  }
});

test("a share that was dropped is noticed by who gave it", () => {
  const record = changed(records[0]!, ({ fair }) => (fair.shares[0] = null));
  const share = checkDeal(record, keptOf(records[0]!)).find(({ step }) => step === "share");
  expect(share).toMatchObject({ verdict: "wrong", facts: { found: "none" } });
});

test("where nobody gave a share, that stays open", () => {
  const record = changed(records[0]!, ({ fair }) => (fair.shares = fair.shares.map(() => null)));
  expect(verdicts(checkDeal(record, null))).toMatchObject({ shares: "open", seed: "wrong" });
});

test("another shuffle during a game is wrong, and only that", () => {
  const record = records.find(({ moves }) => moves.some((move) => move.startsWith("- ")))!;
  const place = record.moves.findIndex((move) => move.startsWith("- "));
  const swapped = record.moves[place]!.split(" ");
  swapped.push(swapped.splice(2, 1)[0]!);
  const findings = checkDeal(
    changed(record, ({ moves }) => (moves[place] = swapped.join(" "))),
    keptOf(record),
  );
  expect(wrong(findings)).toEqual(["shuffles"]);
  expect(findings.at(-1)!.facts).toEqual({ count: 0, entry: place + 1 });
});

test.each<[string, (record: GameRecord) => void]>([
  ["without fair", (record) => delete (record as Partial<GameRecord>).fair],
  ["with upper case", ({ fair }) => (fair.secret = fair.secret.toUpperCase())],
  ["with too few shares", ({ fair }) => fair.shares.pop()],
  ["of an unknown game", (record) => (record.game = "poker" as GameRecord["game"])],
  ["for eleven", (record) => (record.players = 11)],
])("a record %s can't be read", (_, change) => {
  expect(checkDeal(changed(records[0]!, change), null)).toEqual([{ step: "form", verdict: "wrong", facts: {} }]);
});
