import { expect, test } from "vitest";
import { joinLines, parseProse } from "./prose";

test("lines become paragraphs, rulings and pictures", () => {
  expect(parseProse("One.\n\n  ! Two: three.\n@row The row.")).toEqual([
    { kind: "text", text: "One." },
    { kind: "ruling", text: "Two: three." },
    { kind: "picture", name: "row", caption: "The row." },
  ]);
});

test("items and table rows that follow each other stay together", () => {
  expect(parseProse("- a\n- b\ntext\n- c\n| head | more\n| 1 | 2")).toEqual([
    { kind: "list", items: ["a", "b"] },
    { kind: "text", text: "text" },
    { kind: "list", items: ["c"] },
    {
      kind: "table",
      rows: [
        ["head", "more"],
        ["1", "2"],
      ],
    },
  ]);
});

test("a text in paragraphs may break its lines anywhere", () => {
  expect(joinLines("One\n  and two.\n\nThree:\n- a\n  b\n- c")).toBe("One and two.\nThree:\n- a b\n- c");
});
