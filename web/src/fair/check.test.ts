import { beforeEach, expect, test } from "vitest";
import type { GameDeal } from "../games/game";
import { PAGE_GAMES } from "../games/registry";
import type { GameRecord } from "../shapes";
import * as check from "./check";
import { receiptFor, proofOf, type Finding, type LocalReceipt } from "./check";
import { unsaved, saveReceipt, shareCommitment, type DealReceipt } from "./receipt";

const files = import.meta.glob<string>("../games/*/deals.jsonl", { query: "?raw", import: "default", eager: true });
const lines = Object.values(files).flatMap((file) => file.trim().split("\n"));
const records = lines.map((line) => JSON.parse(line) as GameRecord);
const other = "5".repeat(64);

const deals = new Map<string, GameDeal>();
for (const [id, game] of Object.entries(PAGE_GAMES)) deals.set(id, (await game.deal!()).default);
const checkDeal = (record: GameRecord, receipt: LocalReceipt | null) =>
  check.checkDeal(record, receipt, deals.get(record.game) ?? null);

const bound = records.filter(({ fair }) => fair.scheme !== undefined);
const old = records.filter(({ fair }) => fair.scheme === undefined);

/** What the browser of whoever had seat 0 kept. */
function receiptOf(record: GameRecord): LocalReceipt {
  return record.fair.scheme === undefined
    ? { commitment: record.fair.commitment, own: { 0: record.fair.shares[0]! } }
    : boundReceipt(record);
}

function boundReceipt({ fair }: GameRecord): DealReceipt {
  const id = { table: fair.table!, number: fair.number!, attempt: fair.attempt! };
  const listed = fair.shares.map((share, seat) => share && shareCommitment(id, seat, share));
  return { ...id, commitment: fair.commitment, own: { 0: fair.shares[0]! }, listed, dealt: true, at: 0 };
}

const proof = (record: GameRecord, receipt: LocalReceipt | null) =>
  proofOf(checkDeal(record, receipt), record, receipt);

beforeEach(() => {
  localStorage.clear();
  unsaved.clear();
});

const verdicts = (findings: Finding[]) => Object.fromEntries(findings.map(({ step, verdict }) => [step, verdict]));
const wrong = (findings: Finding[]) => findings.filter(({ verdict }) => verdict === "wrong").map(({ step }) => step);

function changed(record: GameRecord, change: (copy: GameRecord) => void): GameRecord {
  const copy = structuredClone(record);
  change(copy);
  return copy;
}

test("there are records of all games, under both schemes", () => {
  for (const some of [old, bound])
    expect([...new Set(some.map(({ game }) => game))].sort()).toEqual(Object.keys(PAGE_GAMES).sort());
});

test.each(records)("a deal of $game for $players is right in every step", (record) => {
  const findings = checkDeal(record, receiptOf(record));
  const open = findings.filter(({ verdict }) => verdict !== "right").map(({ step }) => step);
  expect(open).toEqual([
    ...(record.fair.scheme === undefined ? ["scheme"] : []),
    ...(record.fair.voided?.length ? ["attempts"] : []),
  ]);
  expect(findings.some(({ step }) => step === "shuffles")).toBe(deals.get(record.game)!.checkShuffles !== undefined);
});

test.each(records)("without what was kept, $game for $players leaves two steps open", (record) => {
  const open = checkDeal(record, null).filter(({ verdict }) => verdict === "open");
  const steps = open.map(({ step }) => step).filter((step) => step !== "scheme" && step !== "attempts");
  expect(steps).toEqual(["kept", "share"]);
});

test.each(records)("another secret shows in $game for $players", (record) => {
  const found = wrong(
    checkDeal(
      changed(record, ({ fair }) => (fair.secret = other)),
      receiptOf(record),
    ),
  );
  expect(found).toEqual(expect.arrayContaining(["commitment", "seed", "setup"]));
});

test.each(records)("a record of $game for $players made up as a whole differs from what was kept", (record) => {
  const receipt = { ...receiptOf(record), commitment: other, own: { 0: other }, listed: null };
  expect(wrong(checkDeal(record, receipt))).toEqual(["kept", "share"]);
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
  const share = checkDeal(record, receiptOf(records[0]!)).find(({ step }) => step === "share");
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
    receiptOf(record),
  );
  expect(wrong(findings)).toEqual(["shuffles"]);
  expect(findings.at(-1)!.facts).toEqual({ count: 0, entry: place + 1 });
});

test.each<[string, (record: GameRecord) => void]>([
  ["without fair", (record) => delete (record as Partial<GameRecord>).fair],
  ["with upper case", ({ fair }) => (fair.secret = fair.secret.toUpperCase())],
  ["with too few shares", ({ fair }) => fair.shares.pop()],
  ["without a game", (record) => delete (record as Partial<GameRecord>).game],
  ["for eleven", (record) => (record.players = 11)],
])("a record %s can't be read", (_, change) => {
  expect(checkDeal(changed(records[0]!, change), null)).toEqual([{ step: "form", verdict: "wrong", facts: {} }]);
});

test.each(bound)("a deal of $game for $players is proven to whoever took part in it", (record) => {
  expect(proof(record, boundReceipt(record))).toEqual(["proven", "kept"]);
  expect(proof(record, null)).toEqual(["consistent", "nothing-kept"]);
  expect(proof(record, { ...boundReceipt(record), own: {} })).toEqual(["consistent", "no-share"]);
  expect(proof(record, { ...boundReceipt(record), own: { 1: other } })).toEqual(["consistent", "left-out"]);
  expect(proof({ ...record, seed: other }, boundReceipt(record))).toEqual(["faulty", "wrong"]);
});

test.each(old)("an old deal of $game for $players is only consistent, whatever was kept", (record) => {
  for (const receipt of [receiptOf(record), null]) expect(proof(record, receipt)).toEqual(["consistent", "old-scheme"]);
});

test("the cards of a game that the page can’t deal stay open, and everything else is checked", () => {
  const [record, receipt] = [bound[0]!, boundReceipt(bound[0]!)];
  const findings = check.checkDeal(record, receipt, null);
  expect(findings.filter(({ verdict }) => verdict === "open").map(({ step }) => step)).toContain("setup");
  expect(proofOf(findings, record, receipt)).toEqual(["consistent", "unknown-game"]);
  const forged = changed(record, ({ fair }) => (fair.secret = other));
  expect(wrong(check.checkDeal(forged, receipt, null))).toEqual(expect.arrayContaining(["commitment", "seed"]));
});

test.each(["table", "number", "rules"] as const)(
  "the same secret and shares with another %s make another seed",
  (key) => {
    const record = changed(bound[0]!, ({ fair }) => Object.assign(fair, { [key]: key === "number" ? 99 : "other" }));
    expect(wrong(checkDeal(record, null))).toContain("seed");
  },
);

test("another first seat makes another seed", () => {
  const chosen = bound.find(({ fair }) => fair.scheme === 2)!;
  expect(wrong(checkDeal({ ...chosen, first: chosen.first + 1 }, null))).toContain("seed");
});

const lots = bound.filter(({ fair }) => fair.scheme === 3);

test("there are records of all games in which a lot decided who begins", () => {
  expect(lots.map(({ game }) => game).sort()).toEqual(Object.keys(PAGE_GAMES).sort());
});

test.each(lots)("nobody but the one that the lot fell on begins in $game", (record) => {
  const { players, first } = record;
  expect(wrong(checkDeal({ ...record, first: (first + 1) % players }, null))).toEqual(["first"]);
  const chosen = changed(record, ({ fair }) => (fair.scheme = 2));
  expect(wrong(checkDeal(chosen, null))).toContain("seed");
});

test("whoever begins does so as announced before the deal", () => {
  const [chosen, lot] = [bound.find(({ fair }) => fair.scheme === 2)!, lots[0]!];
  const announced = (record: GameRecord, first: "lot" | number) =>
    wrong(checkDeal(record, { ...boundReceipt(record), first }));
  expect(announced(chosen, chosen.first)).toEqual([]);
  expect(announced(lot, "lot")).toEqual([]);
  expect(announced(chosen, chosen.first + 1)).toEqual(["first"]);
  expect(announced(chosen, "lot")).toEqual(["first"]);
  expect(announced(lot, lot.first)).toEqual(["first"]);
});

test("a share that is not the one on the list is noticed, whoever’s it is", () => {
  const receipt = boundReceipt(bound[0]!);
  receipt.listed![2] = other;
  const finding = checkDeal(bound[0]!, receipt).find(({ step }) => step === "list");
  expect(finding).toMatchObject({ verdict: "wrong", facts: { names: "Gast 2" } });
});

test("what was kept is found by table, game and attempt, also if the record says otherwise", () => {
  const record = bound[0]!;
  const receipt = boundReceipt(record);
  expect(receiptFor(record, null)).toBeNull();
  saveReceipt(receipt);
  expect(receiptFor(record, null)).toEqual(receipt);
  const lie = changed(record, ({ fair }) => (fair.table = "other"));
  expect(wrong(checkDeal(lie, receiptFor(lie, null)))).toContain("kept");
  const id = { table: receipt.table, number: receipt.number, attempt: receipt.attempt };
  const replaced = changed(record, ({ fair }) => Object.assign(fair, { table: "other", commitment: other }));
  expect(wrong(checkDeal(replaced, receiptFor(replaced, id)))).toContain("kept");
  const disguised = changed(record, ({ fair }) => delete fair.scheme);
  expect(wrong(checkDeal(disguised, receiptFor(disguised, null)))).toContain("seed");
});

test.each<[string, (fair: GameRecord["fair"]) => unknown]>([
  ["of an unknown scheme", (fair) => (fair.scheme = 4)],
  ["without a table", (fair) => delete fair.table],
  ["of attempt 0", (fair) => (fair.attempt = 0)],
  ["without its void attempts", (fair) => (fair.attempt = 2)],
  ["with a commitment used twice", (fair) => ((fair.attempt = 2), (fair.voided = [{ ...fair, missing: [1] }]))],
  [
    "with a missing seat that gave one",
    (fair) => ((fair.attempt = 2), (fair.voided = [{ commitment: other, missing: [0] }])),
  ],
  ["with other options", (fair) => (fair.options = {})],
])("a record %s can’t be read", (_, change) => {
  const chosen = bound.find(({ options }) => Object.keys(options).length)!;
  expect(
    checkDeal(
      changed(chosen, ({ fair }) => change(fair)),
      null,
    ),
  ).toEqual([{ step: "form", verdict: "wrong", facts: {} }]);
});
