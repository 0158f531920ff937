import { describe, expect, it } from "vitest";
import type { OwnTableSummary } from "../../shapes";
import { alive, standingOf } from "./table_list.svelte";

const line = (facts: Partial<OwnTableSummary>) =>
  ({ status: "playing", free: 0, is_my_turn: false, ...facts }) as OwnTableSummary;

describe("standingOf", () => {
  it("says first whose turn it is", () => {
    expect(standingOf(line({ is_my_turn: true }))).toBe("turn");
    expect(standingOf(line({}))).toBe("playing");
    expect(standingOf(line({ status: "dealing" }))).toBe("playing");
  });
  it("says before anything else that a table can't be continued", () => {
    expect(standingOf(line({ is_broken: true, is_my_turn: true }))).toBe("broken");
    expect(standingOf(line({ is_broken: true, status: "open", free: 1 }))).toBe("broken");
  });
  it("tells free seats from full tables", () => {
    expect(standingOf(line({ status: "open", free: 2 }))).toBe("free");
    expect(standingOf(line({ status: "open" }))).toBe("full");
  });
  it("knows what is over", () => {
    expect(standingOf(line({ status: "over" }))).toBe("over");
    expect(standingOf(line({ status: "pausing" }))).toBe("pausing");
  });
});

it("leaves out closed tables", () => {
  expect(alive([line({ status: "closed" }), line({})])).toHaveLength(1);
});
