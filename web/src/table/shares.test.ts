import { beforeEach, expect, test } from "vitest";
import {
  alarms,
  allReceipts,
  counts,
  unsaved,
  receiptFile,
  receiptOf,
  MOST,
  shareCommitment,
  type DealId,
} from "../fair/receipt";
import { fixList, meet, newShare, shareFor, show } from "./shares";

const ONE = "1".repeat(64);
const OTHER = "2".repeat(64);
const deal: DealId = { table: "t", number: 1, attempt: 1 };

/** As another tab or a reloaded page finds things. */
const openNewTab = () => unsaved.clear();

beforeEach(() => {
  localStorage.clear();
  openNewTab();
});

test("a share is 64 hexadecimal digits, and never the same", () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare()).not.toBe(newShare());
});

test("the same seat has the same share in the same attempt, in every tab, and another one in any other", () => {
  const others = [
    { ...deal, table: "u" },
    { ...deal, number: 2 },
    { ...deal, attempt: 2 },
  ];
  [deal, ...others].forEach((each, place) => expect(meet(each, `${place}`.repeat(64))).toBeNull());
  const share = shareFor(deal, 0);
  openNewTab();
  expect(shareFor(deal, 0)).toBe(share);
  const shares = new Set([share, shareFor(deal, 1), ...others.map((each) => shareFor(each, 0))]);
  expect(shares.size).toBe(5);
});

test.each([
  ["another table", { table: "u" }],
  ["another game", { number: 2 }],
  ["another attempt", { attempt: 2 }],
])("a commitment that was shown before, for %s, is an alarm, and the evidence is kept", (_, other) => {
  meet(deal, ONE);
  openNewTab();
  const alarm = meet({ ...deal, ...other }, ONE);
  expect(alarm).toMatchObject({ ...deal, ...other, kind: "repeated", commitment: ONE, before: { ...deal } });
  expect(receiptOf({ ...deal, ...other })).toBeNull();
  meet({ ...deal, ...other }, ONE); // by another tab, or after a reload
  expect(alarms()).toEqual([alarm]);
});

test("so is one that was kept under the old scheme", () => {
  localStorage.setItem("katzentisch-deals", JSON.stringify([{ commitment: ONE, own: { 0: OTHER } }]));
  expect(meet(deal, ONE)).toMatchObject({ kind: "repeated", before: null });
});

test("another commitment to the same deal is an alarm, the same one is not", () => {
  meet(deal, ONE);
  expect(meet(deal, ONE)).toBeNull();
  expect(meet(deal, OTHER)).toMatchObject({ kind: "changed", commitment: OTHER, before: { commitment: ONE } });
  expect(receiptOf(deal)!.commitment).toBe(ONE);
});

test("a list is fixed once, and says whose shares count", () => {
  meet(deal, ONE);
  const mine = shareCommitment(deal, 0, shareFor(deal, 0));
  shareFor(deal, 2);
  expect(fixList(deal, [mine, null, null])).toBeNull();
  expect([0, 1, 2].map((seat) => counts(receiptOf(deal)!, seat))).toEqual([true, false, false]);
  expect(fixList(deal, [mine, null, null])).toBeNull();
  expect(fixList(deal, [mine, OTHER, null])).toMatchObject({ kind: "relisted" });
});

test("of two tabs that made a share at the same moment, the one on the list is kept", () => {
  meet(deal, ONE);
  const first = shareFor(deal, 0);
  const stored = JSON.parse(localStorage.getItem("katzentisch-deal/t/1/1")!) as object;
  localStorage.setItem("katzentisch-deal/t/1/1", JSON.stringify({ ...stored, own: { 0: OTHER } })); // the other tab’s
  fixList(deal, [shareCommitment(deal, 0, first)]);
  openNewTab();
  expect(receiptOf(deal)!.own[0]).toBe(first);
});

test("it can be revealed by another tab, or after a reload, and is put away once the cards are there", () => {
  meet(deal, ONE);
  const first = shareFor(deal, 0);
  const key = "katzentisch-deal/t/1/1";
  localStorage.setItem(
    key,
    JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), own: { 0: OTHER } }),
  );
  openNewTab();
  fixList(deal, [shareCommitment(deal, 0, first)]);
  expect(counts(receiptOf(deal)!, 0)).toBe(true);
  const open = () => Object.keys(localStorage).filter((each) => each.startsWith("katzentisch-share/"));
  expect(open()).toHaveLength(1);
  show(deal, [first]);
  expect(open()).toEqual([]);
});

test("the cards come with the shares on the list", () => {
  meet(deal, ONE);
  fixList(deal, [shareCommitment(deal, 0, OTHER), null]);
  expect(show(deal, [OTHER, null])).toBeNull();
  expect(receiptOf(deal)!.dealt).toBe(true);
  for (const wrong of [
    [ONE, null],
    [null, null],
    [OTHER, ONE],
  ])
    expect(show(deal, wrong)).toMatchObject({ kind: "unlisted" });
});

test("old deals are forgotten, broken storage is no trouble", () => {
  for (let number = 1; number <= MOST + 5; number++) meet({ ...deal, number }, `${number}`.padStart(64, "0"));
  expect(allReceipts()).toHaveLength(MOST);
  expect(receiptOf(deal)).toBeNull();
  localStorage.setItem("katzentisch-deal/t/9/1", "{");
  localStorage.setItem("katzentisch-deals", "{");
  localStorage.setItem("katzentisch-alarms", "{");
  openNewTab();
  expect(receiptOf({ ...deal, number: 9 })).toBeNull();
  expect(meet({ ...deal, table: "u" }, ONE)).toBeNull();
});

test("without storage a deal is known as long as the page is open", () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error("full");
  };
  try {
    meet(deal, ONE);
    const share = shareFor(deal, 0);
    expect(shareFor(deal, 0)).toBe(share);
    expect(meet({ ...deal, number: 2 }, ONE)).toMatchObject({ kind: "repeated" });
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

test("what was kept of a game is written as the command line reads it", () => {
  meet(deal, ONE);
  const [mine, late] = [shareFor(deal, 0), shareFor(deal, 1)];
  const listed = [shareCommitment(deal, 0, mine), null];
  fixList(deal, listed);
  meet({ ...deal, table: "u" }, OTHER);
  meet({ ...deal, number: 2 }, ONE);
  expect(late).not.toBe(mine);
  const written = { ...deal, commitment: ONE, shares: { 0: mine }, left_out: [1], listed, dealt: false };
  expect(JSON.parse(receiptFile("t", 1, ONE))).toEqual({
    "katzentisch-kept": 1,
    deals: [written],
    alarms: [{ ...deal, number: 2, kind: "repeated", commitment: ONE, before: written }],
  });
});
