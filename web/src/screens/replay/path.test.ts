import { expect, test } from "vitest";
import { replayPath, replayStart } from "./path";

test.each([
  [{}, "/replay/x%20y", { seat: null, isReview: false }],
  [{ seat: 0 }, "/replay/x%20y?seat=0", { seat: 0, isReview: false }],
  [{ seat: 2, isReview: true }, "/replay/x%20y?seat=2&review=1", { seat: 2, isReview: true }],
])("a link with %j says where the replay begins", (start, path, read) => {
  expect(replayPath("x y", start)).toBe(path);
  expect(replayStart(path.slice(path.indexOf("?") + 1 || path.length), 3)).toEqual(read);
});

test.each(["seat=3", "seat=-1", "seat=x", "seat="])("%s is nobody's seat", (search) => {
  expect(replayStart(`?${search}`, 3).seat).toBe(null);
});
