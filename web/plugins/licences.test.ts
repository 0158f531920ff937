import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noticesOf, packagesOf } from "./licences";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "licences-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function makePackage(name: string, license: string | undefined, files: Record<string, string> = {}): string {
  const place = join(folder, "node_modules", name);
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, "package.json"),
    JSON.stringify({ name, version: "1.2.3", license, author: "Ada <a@b.c>" }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return place;
}

test("files belong to the package in whose folder they are, and the bundler's helpers to the bundler", () => {
  const files = [
    "/x/web/node_modules/svelte/src/index.js",
    "/x/web/node_modules/svelte/src/other.js",
    "/x/web/node_modules/@lucide/svelte/dist/icon.js?used",
    "/x/web/node_modules/svelte/node_modules/esm-env/index.js",
    "node_modules/@fontsource/lilita-one/files/a.woff2",
    "\0vite/preload-helper.js",
    "/x/web/src/main.ts",
  ];
  expect(packagesOf(files, "/x/web/node_modules").map((each) => each.slice("/x/web/node_modules/".length))).toEqual([
    "@fontsource/lilita-one",
    "@lucide/svelte",
    "svelte",
    "svelte/node_modules/esm-env",
    "vite",
  ]);
});

test.each(["LICENSE", "LICENSE.md", "licence.txt", "COPYING"])(
  "the notices contain the text of %s under the package’s name",
  (file) => {
    const notices = noticesOf([makePackage("cat", "MIT", { [file]: "You can do this and that." })], folder);
    expect(notices).toContain("cat 1.2.3, by Ada");
    expect(notices).toContain("You can do this and that.");
  },
);

test("licences of packages bundled in a tool are left out", () => {
  const text = "Mine.\n\n# Licenses of bundled dependencies\n\nTheirs.";
  expect(noticesOf([makePackage("vite", "MIT", { "LICENSE.md": text })], folder)).not.toContain("Theirs.");
});

test("a standard licence text replaces a missing file", () => {
  writeFileSync(join(folder, "Apache-2.0.txt"), "Apache License");
  expect(noticesOf([makePackage("mouse", "Apache-2.0")], folder)).toContain("Apache License");
});

test.each([["MIT"], [undefined]])("a package without a licence text fails the build: %s", (license) => {
  expect(() => noticesOf([makePackage("mouse", license)], folder)).toThrow("mouse 1.2.3 comes without a licence text");
});
