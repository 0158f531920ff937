import { expect, test } from "vitest";
import type { Comparison, MoveEvaluation } from "../../messages";
import { bestOf, outlookOf, percent, within } from "./outlook";

const outlook = (move: string, wins: number): MoveEvaluation => ({
  move,
  wins,
  error: 0.015,
  behind: 0,
  behind_error: 0,
});
const COMPARED: Comparison = {
  type: "comparison",
  seat: 0,
  ply: 3,
  hint: "pass",
  games: 200,
  moves: [
    outlook("bid 3", 0.4),
    outlook("bid 4", 0.3),
    outlook("bid 5", 0.2),
    outlook("bid 6", 0.1),
    outlook("pass", 0.05),
  ],
};

test("the best few are told, and the bot's own wherever it stands", () => {
  expect(bestOf(COMPARED).map(({ move }) => move)).toEqual(["bid 3", "bid 4", "bid 5", "pass"]);
  expect(outlookOf(COMPARED, "bid 6").wins).toBe(0.1);
});

test("shares are whole per cent, and nothing is quite sure", () => {
  expect([percent(0.336), percent(-0.001), percent(1)]).toEqual([34, 0, 100]);
  expect([within(0.015), within(0)]).toEqual([3, 1]);
});
