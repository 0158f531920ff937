import { Problem } from "../../net/api";
import { GAMES } from "../../games";
import type { GameInfo } from "../../shapes";
import { countsOf, fieldOf, optionsFor, unusualCount } from "./options";
import { describe, expect, it } from "vitest";

const BLUES: GameInfo = {
  ...GAMES.katzenjammer_blues,
  bots: ["rules"],
  least: 4,
  most: 6,
  options: [
    {
      name: "mice",
      values: [20, 24],
      usual: { "4": 20, "5": 24, "6": 24 },
      allowed: { "4": [20, 24], "5": [24], "6": [24] },
    },
  ],
};

describe("optionsFor", () => {
  it("takes what is usual with that many", () => {
    expect(optionsFor(BLUES, 4, {})).toEqual({ mice: 20 });
    expect(optionsFor(BLUES, 5, {})).toEqual({ mice: 24 });
  });
  it("keeps a choice where it is allowed", () => {
    expect(optionsFor(BLUES, 4, { mice: 24 })).toEqual({ mice: 24 });
    expect(optionsFor(BLUES, 5, { mice: 20 })).toEqual({ mice: 24 });
  });
});

it("counts what isn't as usual", () => {
  expect(unusualCount(BLUES, 4, { mice: 24 })).toBe(1);
  expect(unusualCount(BLUES, 5, { mice: 24 })).toBe(0);
});

it("lists how many may play", () => {
  expect(countsOf(BLUES)).toEqual([4, 5, 6]);
});

it("finds the field that a refusal is about", () => {
  expect(fieldOf(new Problem("players-range", "…", 400))).toBe("players");
  expect(fieldOf(new Problem("request-wrong", "Expected `int` >= 5 - at `$.clock.seconds`", 400))).toBe("clock");
});

it("knows none for the rest", () => {
  expect(fieldOf(new Problem("tables-many", "…", 429))).toBeNull();
  expect(fieldOf(new Error("offline"))).toBeNull();
});
