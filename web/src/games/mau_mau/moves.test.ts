import { expect, test } from "vitest";
import {
  anyPlay,
  canDraw,
  canSayMau,
  firstColours,
  hintedColour,
  mustDraw,
  namableColours,
  playableCards,
  readPlay,
  withMau,
  writePlay,
} from "./moves";

const LEGAL = ["play r8", "play r8 mau", "play wild g", "play wild g mau", "play wild y", "play wild y mau"];

test("a move is read", () => {
  expect(readPlay("play r8 mau")).toEqual({ card: "r8", colour: null });
  expect(readPlay("play wild b mau")).toEqual({ card: "wild", colour: "b" });
  expect(readPlay("draw")).toBeNull();
});

test("a move is written as it is read", () => {
  expect(writePlay("r+2", null)).toBe("play r+2");
  expect(writePlay("wild", "b")).toBe("play wild b");
});

test("legal moves say which cards can be played and which colours named", () => {
  expect([...playableCards(LEGAL)]).toEqual(["r8", "wild"]);
  expect(namableColours(LEGAL, "wild")).toEqual(["g", "y"]);
  expect(namableColours(LEGAL, "r8")).toEqual([]);
});

test("the first colour is named on its own", () => {
  expect(firstColours(["name g", "name y"])).toEqual(["g", "y"]);
  expect(firstColours(LEGAL)).toEqual([]);
  expect([hintedColour("name b"), hintedColour("play wild r"), hintedColour("draw")]).toEqual(["b", "r", null]);
});

test("drawing may be the only legal move", () => {
  expect([canDraw(LEGAL), mustDraw(LEGAL)]).toEqual([false, false]);
  expect([canDraw(["draw", "play r8"]), mustDraw(["draw", "play r8"])]).toEqual([true, false]);
  expect(mustDraw(["draw"])).toBe(true);
});

test("mau can be said where it is legal", () => {
  expect(canSayMau(LEGAL, "play wild g")).toBe(true);
  expect(canSayMau(["play r8"], "play r8")).toBe(false);
  expect(withMau("play r8")).toBe("play r8 mau");
});

test("the question about an unplayable card is a complete move", () => {
  expect(anyPlay("g5")).toBe("play g5");
  expect(anyPlay("wild")).toBe("play wild g");
});
