import { beforeEach, expect, test } from "vitest";
import { keptFor, newShare, shareFor } from "./shares";

beforeEach(() => localStorage.clear());

test("a share is 64 hexadecimal digits, and never the same", () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare()).not.toBe(newShare());
});

test("the same seat gives the same share to the same deal, in every tab", () => {
  const share = shareFor("c1", 0);
  expect(shareFor("c1", 0)).toBe(share);
  expect(shareFor("c1", 1)).not.toBe(share);
  expect(shareFor("c2", 0)).not.toBe(share);
  expect(keptFor("c1")).toEqual({ commitment: "c1", own: { 0: share, 1: shareFor("c1", 1) } });
});

test("old deals are forgotten, broken storage is no trouble", () => {
  for (let deal = 0; deal < 80; deal++) shareFor(`d${deal}`, 0);
  expect(keptFor("d0")).toBeNull();
  expect(keptFor("d79")).not.toBeNull();
  localStorage.setItem("katzentisch-deals", "{");
  expect(keptFor("d79")).toBeNull();
});
