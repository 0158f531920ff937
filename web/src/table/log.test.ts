import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { agreedTerms } from "./agreement";
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

test("when cards are dealt it is said who begins, and how that was decided", () => {
  const dealt = (changes: object) =>
    linesOf({ what: "dealt", number: 5, at: 0, shares: [], events: [], ...changes }, "mau_mau", NAMES, 1);
  expect(dealt({ first: 0 }).map((line) => line.text())).toEqual(["Anna begins."]);
  expect(dealt({ first: 1, is_lot: true }).map((line) => line.text())).toEqual(["Drawn by lot: You begin."]);
  expect(dealt({})).toEqual([]);
  const [blues] = linesOf(
    { what: "dealt", number: 5, at: 0, shares: [], events: [], first: 2 },
    "katzenjammer_blues",
    NAMES,
    1,
  );
  expect(blues!.text()).toBe("Mikesch begins as the bandleader.");
});

test("changed settings say which rule became what, and nothing else", () => {
  const before = { game: "mau_mau" as const, players: 3, options: { mau: "called" }, first: "lot" as const };
  const changed = (changes: object) =>
    linesOf(
      { what: "settings-changed", number: 4, at: 0, before, choices: { ...before, ...changes } },
      "mau_mau",
      NAMES,
      null,
    )[0]!.text();
  expect(changed({ players: 4 })).toBe("Changed: Seats: 4");
  expect(changed({ first: 1 })).toBe("Changed: Begins: Ben");
  expect(changed({ games: 5, hints: false })).toBe("Changed: Games in the series: 5; Allow hints: no");
  expect(changed({ options: { mau: "automatic" } })).toMatch(/^Changed: [^;]*: [^;]*$/);
});

test("a table agrees on every term once", () => {
  const terms = agreedTerms({ game: "mau_mau", players: 3 }).map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
});
