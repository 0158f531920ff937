import { expect, it } from "vitest";
import { Problem } from "../../net/api";
import { fieldOf } from "./fields";

it("finds the field that a refusal is about", () => {
  expect(fieldOf(new Problem("players-range", "…", 400))).toBe("players");
  expect(fieldOf(new Problem("request-wrong", "Expected `int` >= 5 - at `$.clock.seconds`", 400))).toBe("clock");
});

it("knows none for the rest", () => {
  expect(fieldOf(new Problem("tables-many", "…", 429))).toBeNull();
  expect(fieldOf(new Error("offline"))).toBeNull();
});
