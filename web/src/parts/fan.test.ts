import { expect, test } from "vitest";
import { fan } from "./fan";

test("few cards lie side by side", () => {
  expect(fan(3, 344, 64)).toMatchObject({ columns: 3, across: 70 });
});

test.each([1, 2, 7, 8, 15, 16, 40])("%i cards keep a fingertip's distance and stay inside", (count) => {
  const { columns, across } = fan(count, 344, 64);
  expect(across).toBeGreaterThanOrEqual(44);
  expect((columns - 1) * across + 64).toBeLessThanOrEqual(344.5);
});

test("rows are as even as they can be", () => {
  expect(fan(8, 344, 64).columns).toBe(4);
});

test("a space narrower than a card still has one column", () => {
  expect(fan(3, 40, 64).columns).toBe(1);
});
