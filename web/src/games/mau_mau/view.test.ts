import { expect, test } from "vitest";
import type { MauView } from "../../messages";
import { isMarkedNext } from "./view";

test("the next seat is marked, unless there are only two", () => {
  const view = { next: 1, players: 3 } as MauView;
  expect([0, 1, 2].map((seat) => isMarkedNext(view, seat))).toEqual([false, true, false]);
  expect(isMarkedNext({ ...view, players: 2 }, 1)).toBe(false);
  expect(isMarkedNext({ ...view, next: null }, 1)).toBe(false);
});
