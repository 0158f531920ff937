import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { glide } from "./glide";

const PLACE = { left: 10, top: 20, width: 80, space: "400 200" };

afterEach(() => settings.change({ motion: "auto" }));

function moved(next: typeof PLACE): unknown[] {
  const node = document.createElement("li");
  node.animate = vi.fn();
  glide(node, PLACE).update(next);
  return vi.mocked(node.animate).mock.calls.map(([frames]) => (frames as PropertyIndexedKeyframes).transform);
}

test("what has a new place moves there from the old one", () => {
  settings.change({ motion: "full" });
  expect(moved({ ...PLACE, left: 50, width: 40 })).toEqual([["translate(-40px, 0px) scale(2)", "none"]]);
});

test("what stays, or is in another space, doesn’t move", () => {
  settings.change({ motion: "full" });
  expect(moved({ ...PLACE })).toEqual([]);
  expect(moved({ ...PLACE, left: 50, space: "800 200" })).toEqual([]);
});

test("with reduced motion, nothing moves", () => {
  settings.change({ motion: "less" });
  expect(moved({ ...PLACE, left: 50 })).toEqual([]);
});
