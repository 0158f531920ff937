import { expect, it } from "vitest";
import { qrOf } from "./qr";

it("leaves a quiet zone of four modules around", () => {
  const { size, path } = qrOf("https://example.org/t/abc#def");
  const spots = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...spots)).toBe(4);
  expect(Math.max(...spots)).toBe(size - 5);
});

it("grows with its text", () => {
  expect(qrOf("x".repeat(200)).size).toBeGreaterThan(qrOf("x").size);
});
