import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hexOf } from "./bytes";
import { sha256 } from "./sha256";

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 500, 5000])("of %i bytes", (size) => {
  const message = Uint8Array.from({ length: size }, (_, place) => (place * 167 + size) % 256);
  expect(hexOf(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
});
