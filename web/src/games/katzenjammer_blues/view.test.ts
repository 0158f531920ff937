import { expect, test } from "vitest";
import type { BluesView } from "../../messages";
import { hasBids, isCrowded } from "./view";

test("five plates are a crowd", () => {
  expect([4, 5].map((players) => isCrowded({ players } as BluesView))).toEqual([false, true]);
});

test("bids matter until the row is paid", () => {
  const phases = ["auction", "paying", "showing", "over"] as const;
  expect(phases.filter((phase) => hasBids({ phase } as BluesView))).toEqual(["auction", "paying"]);
});
