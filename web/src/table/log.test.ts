import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { linesOf } from "./log";

const NAMES = ["Anna", "Ben", "Mikesch"];

beforeAll(() => speak("en"));

test("lines follow the language", async () => {
  const [line] = linesOf({ what: "away", number: 3, at: 0, seat: 0 }, "mau_mau", NAMES, null);
  expect(line!.text()).toBe("Anna is away; a bot is playing for them.");
  await speak("de");
  expect(line!.text()).toBe("Anna ist weg; ein Bot spielt weiter.");
  await speak("en");
});

test("entries that nobody needs to read give no line", () => {
  expect(linesOf({ what: "shared", number: 2, at: 0, seat: 0 }, "mau_mau", NAMES, null)).toEqual([]);
});
