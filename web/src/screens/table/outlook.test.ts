import { expect, test } from "vitest";
import type { HintResult, MoveEvaluation } from "../../messages";
import { askedOf, bestOf, percent, within } from "./outlook";

const outlook = (move: string, wins: number): MoveEvaluation => ({
  move,
  wins,
  error: 0.015,
});
const HINTS: HintResult = {
  type: "hint-result",
  seat: 0,
  ply: 3,
  move: "bid 6",
  games: 200,
  moves: [
    outlook("bid 3", 0.4),
    outlook("bid 4", 0.3),
    outlook("bid 5", 0.2),
    outlook("bid 6", 0.1),
    outlook("pass", 0.05),
  ],
};

test("the best few are shown, the hint first, and another if somebody asks", () => {
  expect(bestOf(HINTS).map(({ move }) => move)).toEqual(["bid 3", "bid 4", "bid 5"]);
  expect(askedOf(HINTS)?.wins).toBe(0.1);
  expect([askedOf({ ...HINTS, move: "bid 3" }), askedOf({ ...HINTS, move: undefined })]).toEqual([null, null]);
});

test("shares are whole per cent, and nothing is quite sure", () => {
  expect([percent(0.336), percent(-0.001), percent(1)]).toEqual([34, 0, 100]);
  expect([within(0.015), within(0)]).toEqual([3, 1]);
});
