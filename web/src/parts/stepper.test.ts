import { describe, expect, it } from "vitest";
import { stepValue } from "./Stepper.svelte";

describe("stepValue", () => {
  it("moves up and down by a step", () => {
    expect(stepValue(30, 1, 15, 5, 600)).toBe(45);
    expect(stepValue(30, -1, 15, 5, 600)).toBe(15);
  });
  it("returns to the grid", () => {
    expect(stepValue(5, 1, 15, 5, 600)).toBe(15);
    expect(stepValue(31, -1, 15, 5, 600)).toBe(30);
  });
  it("stays within its bounds", () => {
    expect(stepValue(99, 1, 1, 1, 99)).toBe(99);
    expect(stepValue(15, -1, 15, 5, 600)).toBe(5);
    expect(stepValue(1000, 0, 1, 1, 99)).toBe(99);
  });
  it("turns anything that isn't a number into the lowest value", () => {
    expect(stepValue(Number.NaN, 0, 1, 2, 30)).toBe(2);
  });
});
