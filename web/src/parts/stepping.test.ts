import { describe, expect, it } from "vitest";
import { stepped } from "./stepping";

describe("stepped", () => {
  it("goes up and down by its step", () => {
    expect(stepped(30, 1, 15, 5, 600)).toBe(45);
    expect(stepped(30, -1, 15, 5, 600)).toBe(15);
  });
  it("comes back onto the grid", () => {
    expect(stepped(5, 1, 15, 5, 600)).toBe(15);
    expect(stepped(31, -1, 15, 5, 600)).toBe(30);
  });
  it("stays within its bounds", () => {
    expect(stepped(99, 1, 1, 1, 99)).toBe(99);
    expect(stepped(15, -1, 15, 5, 600)).toBe(5);
    expect(stepped(1000, 0, 1, 1, 99)).toBe(99);
  });
  it("takes the least for what isn't a number", () => {
    expect(stepped(Number.NaN, 0, 1, 2, 30)).toBe(2);
  });
});
