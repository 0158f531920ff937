import { expect, it } from "vitest";
import type { GameSummary } from "../../shapes";
import { ownRank, placingsOf } from "./PlayedLine.svelte";

const played = { names: ["Ida", "Minka", "Bo"], ranks: [2, 1, 2], scores: [5, 9, 5], seats: [0, 2] } as GameSummary;

it("lists the best first and knows who is mine", () => {
  const placings = placingsOf(played);
  expect(placings.map(({ name }) => name)).toEqual(["Minka", "Ida", "Bo"]);
  expect(placings.map(({ isMine }) => isMine)).toEqual([false, true, true]);
});

it("takes the best rank of one's own seats", () => {
  expect(ownRank({ ...played, ranks: [3, 1, 2] })).toBe(2);
});
