import { expect, test } from "vitest";
import type { BluesView } from "../../messages";
import { hasBids } from "./view";

test("bids matter until the row is paid", () => {
  const phases = ["auction", "paying", "showing", "over"] as const;
  expect(phases.filter((phase) => hasBids({ phase } as BluesView))).toEqual(["auction", "paying"]);
});
