import type { OwnTableSummary } from "../../shapes";
import { pathTo } from "./new_table";
import { alive, conditionOf } from "./table_list.svelte";
import { describe, expect, it } from "vitest";

describe("pathTo", () => {
  it("carries the invitation where no server sees it", () => {
    expect(pathTo({ id: "a", invite: "b" })).toBe("/t/a#b");
  });
  it("needs none for a public table", () => {
    expect(pathTo({ id: "a", invite: null })).toBe("/t/a");
  });
  it("says which bots to play with", () => {
    expect(pathTo({ id: "a", invite: "b" }, { bots: "rules" })).toBe("/t/a?bots=rules#b");
  });
});

const line = (facts: Partial<OwnTableSummary>) =>
  ({ status: "playing", free: 0, is_my_turn: false, ...facts }) as OwnTableSummary;

describe("standingOf", () => {
  it("says first whose turn it is", () => {
    expect(conditionOf(line({ is_my_turn: true }))).toBe("turn");
    expect(conditionOf(line({}))).toBe("playing");
    expect(conditionOf(line({ status: "dealing" }))).toBe("playing");
  });
  it("says before anything else that a table can't be continued", () => {
    expect(conditionOf(line({ is_broken: true, is_my_turn: true }))).toBe("broken");
    expect(conditionOf(line({ is_broken: true, status: "open", free: 1 }))).toBe("broken");
  });
  it("tells free seats from full tables", () => {
    expect(conditionOf(line({ status: "open", free: 2 }))).toBe("free");
    expect(conditionOf(line({ status: "open" }))).toBe("full");
  });
  it("knows what is over", () => {
    expect(conditionOf(line({ status: "over" }))).toBe("over");
    expect(conditionOf(line({ status: "pausing" }))).toBe("pausing");
  });
});

it("leaves out closed tables", () => {
  expect(alive([line({ status: "closed" }), line({})])).toHaveLength(1);
});
