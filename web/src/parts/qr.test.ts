import { expect, it } from "vitest";
import { encodeQr } from "./Qr.svelte";

it("leaves a quiet zone of four modules around", () => {
  const { size, path } = encodeQr("https://example.org/t/abc#def");
  const spots = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...spots)).toBe(4);
  expect(Math.max(...spots)).toBe(size - 5);
});

it("grows with its text", () => {
  expect(encodeQr("x".repeat(200)).size).toBeGreaterThan(encodeQr("x").size);
});
