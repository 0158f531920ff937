import { expect, test } from "vitest";
import { layOutHand } from "./Hand.svelte";

test("few cards lie side by side", () => {
  expect(layOutHand(3, 344, 64)).toMatchObject({ columns: 3, across: 70 });
});

test.each([1, 2, 7, 8, 15, 16, 40])("%i cards stay inside and far enough apart to tap", (count) => {
  const { columns, across } = layOutHand(count, 344, 64);
  expect(across).toBeGreaterThanOrEqual(44);
  expect((columns - 1) * across + 64).toBeLessThanOrEqual(344.5);
});

test("rows are as even as they can be", () => {
  expect(layOutHand(8, 344, 64).columns).toBe(4);
});

test("a space narrower than a card still has one column", () => {
  expect(layOutHand(3, 40, 64).columns).toBe(1);
});
