import { beforeEach, expect, test } from "vitest";
import { shown as notices } from "../../notices.svelte";
import { settings } from "../../settings.svelte";
import { enter, press, settle, show, textOf } from "../../tests/component";
import { FakeTable, person } from "../../tests/fake_table.svelte";
import Talk from "./Talk.svelte";

let fake: FakeTable;
beforeEach(() => {
  settings.change({ language: "en" });
  fake = new FakeTable([person("Ida"), person("Bo")], "Ida");
});
const line = (key: string, text: string) => ({ key, at: 0, kind: "game" as const, text: () => text });

test("the log says what happened, oldest first, and grows", async () => {
  const shown = show(Talk, { table: fake.table });
  expect(textOf(shown.querySelector("ol")!)).not.toBe("");
  fake.lines = [line("1", "Ida draws."), line("2", "Bo plays the red 8.")];
  await settle();
  expect([...shown.querySelectorAll("li")].map(textOf)).toEqual(["Ida draws.", "Bo plays the red 8."]);
});

test("what is written goes to everyone; blanks don't", async () => {
  const shown = show(Talk, { table: fake.table });
  const field = shown.querySelector("input")!;
  enter(field, "   ");
  press(shown, "Send");
  enter(field, " hello ");
  press(shown, "Send");
  await settle();
  expect(fake.asked).toEqual([{ type: "chat", text: "hello" }]);
  expect(field.value).toBe("");
});

test("what could not be sent stays in the field", async () => {
  fake.refusal = new Error("Too fast.");
  const shown = show(Talk, { table: fake.table });
  enter(shown.querySelector("input")!, "hello");
  press(shown, "Send");
  await settle();
  expect(shown.querySelector("input")!.value).toBe("hello");
  expect(notices().at(-1)!.text).toBe("Too fast.");
});

test("a table without chat says so", () => {
  fake.state = { ...fake.state!, chat: false };
  expect(textOf(show(Talk, { table: fake.table }))).toContain("Chat is turned off at this table.");
});
