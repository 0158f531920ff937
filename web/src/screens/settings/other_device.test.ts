import { expect, it } from "vitest";
import { minutesLeft } from "./OtherDevice.svelte";

it("counts in minutes and seconds", () => {
  expect(minutesLeft(600_000)).toBe("10:00");
  expect(minutesLeft(60_500)).toBe("1:01");
  expect(minutesLeft(900)).toBe("0:01");
});

it("stops at nothing", () => {
  expect(minutesLeft(-5)).toBe("0:00");
});
