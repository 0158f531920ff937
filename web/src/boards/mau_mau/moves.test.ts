import { expect, test } from "vitest";
import { attempt, canDraw, canSayMau, colours, mustDraw, playable, playing, playOf, withMau } from "./moves";

const LEGAL = ["play r8", "play r8 mau", "play wild g", "play wild g mau", "play wild y", "play wild y mau"];

test("a move is read", () => {
  expect(playOf("play r8 mau")).toEqual({ card: "r8", colour: null });
  expect(playOf("play wild b mau")).toEqual({ card: "wild", colour: "b" });
  expect(playOf("draw")).toBeNull();
});

test("a move is written as it is read", () => {
  expect(playing("r+2", null)).toBe("play r+2");
  expect(playing("wild", "b")).toBe("play wild b");
});

test("legal moves say which cards can be played and which colours named", () => {
  expect([...playable(LEGAL)]).toEqual(["r8", "wild"]);
  expect(colours(LEGAL, "wild")).toEqual(["g", "y"]);
  expect(colours(LEGAL, "r8")).toEqual([]);
});

test("drawing may be the only way", () => {
  expect([canDraw(LEGAL), mustDraw(LEGAL)]).toEqual([false, false]);
  expect([canDraw(["draw", "play r8"]), mustDraw(["draw", "play r8"])]).toEqual([true, false]);
  expect(mustDraw(["draw"])).toBe(true);
});

test("mau can be said where it is legal", () => {
  expect(canSayMau(LEGAL, "play wild g")).toBe(true);
  expect(canSayMau(["play r8"], "play r8")).toBe(false);
  expect(withMau("play r8")).toBe("play r8 mau");
});

test("a card that can't be played is asked about with a whole move", () => {
  expect(attempt("g5")).toBe("play g5");
  expect(attempt("wild")).toBe("play wild g");
});
