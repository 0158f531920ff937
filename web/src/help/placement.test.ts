import { expect, test } from "vitest";
import { around, overlap, placeBubble, type Box } from "./placement";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const SCREEN = box(0, 56, 360, 584);
const BUBBLE = box(8, 0, 344, 150);

test("boxes have a smallest box around them, and overlap or not", () => {
  expect(around([])).toBeNull();
  expect(around([box(10, 10, 20, 20), box(50, 0, 10, 10)])).toEqual(box(10, 0, 50, 30));
  expect([overlap(box(0, 0, 10, 10), box(5, 5, 10, 10)), overlap(box(0, 0, 5, 5), box(5, 0, 5, 5))]).toEqual([25, 0]);
});

test("a bubble is below what it speaks about where there is room", () => {
  expect(placeBubble(BUBBLE, box(100, 80, 100, 60), [], SCREEN)).toEqual({ left: 8, top: 148 });
  expect(placeBubble(box(0, 0, 100, 50), box(100, 80, 100, 60), [], SCREEN)).toEqual({ left: 100, top: 148 });
});

test("and above it where something must stay visible", () => {
  const lit = box(0, 300, 360, 60);
  expect(placeBubble(BUBBLE, lit, [{ box: box(0, 380, 360, 30), weight: 20 }], SCREEN).top).toBe(142);
});

test("without room beside it, it hides as little as possible", () => {
  const lit = box(0, 150, 360, 400);
  const prompt = { box: box(0, 560, 360, 30), weight: 20 };
  expect(placeBubble(BUBBLE, lit, [{ box: lit, weight: 1 }, prompt], SCREEN).top).toBe(64);
  expect(placeBubble(BUBBLE, null, [{ box: box(0, 60, 360, 100), weight: 1 }], SCREEN).top).toBe(482);
});

test("on a low screen it goes to the side", () => {
  const low = box(0, 48, 844, 342);
  const dock = { box: box(460, 48, 384, 342), weight: 20 };
  const place = placeBubble(box(0, 0, 400, 150), box(460, 170, 380, 220), [dock], low);
  expect(place).toEqual({ left: 8, top: 56 });
});
