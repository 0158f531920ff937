import { describe, expect, it } from "vitest";
import { pathTo } from "./new_table";

describe("pathTo", () => {
  it("carries the invitation where no server sees it", () => {
    expect(pathTo({ id: "a", invite: "b" })).toBe("/t/a#b");
  });
  it("needs none for a public table", () => {
    expect(pathTo({ id: "a", invite: null })).toBe("/t/a");
  });
  it("says which bots to play with, and whether to explain", () => {
    expect(pathTo({ id: "a", invite: "b" }, { bots: "rules" })).toBe("/t/a?bots=rules#b");
    expect(pathTo({ id: "a", invite: "b" }, { bots: "rules", guide: true })).toBe("/t/a?bots=rules&guide=1#b");
  });
});
