import { beforeAll, describe, expect, test } from "vitest";
import { GAME_IDS } from "../games";
import type { AnyEvent, AnyTableEvent } from "../messages";
import { settings, type Language } from "../settings.svelte";
import { speak } from "../words/words.svelte";
import { agreedTerms } from "./agreement";
import { eventLines, forSharedDevice, joined, joinRuns, linesOf, type Line, type Reader } from "./log";

const NAMES = ["Anna", "Ben", "Mikesch"];
const reader = (changes: Partial<Reader> = {}): Reader => ({
  game: "mau_mau",
  names: NAMES,
  viewer: null,
  me: null,
  ...changes,
});
const blues = (events: AnyEvent[], viewer: number | null = null) =>
  eventLines(events, 7, 0, reader({ game: "katzenjammer_blues", viewer }));
const textsOf = (lines: Line[]) => lines.map(({ text }) => text());

beforeAll(() => speak("en"));

test("lines follow the language", async () => {
  const [line] = linesOf({ what: "away", number: 3, at: 0, seat: 0 }, reader());
  expect(line!.text()).toBe("Anna is away; a bot is playing for them.");
  await speak("de");
  expect(line!.text()).toBe("Anna ist weg; ein Bot spielt weiter.");
  await speak("en");
});

test("entries that nobody needs to read give no line", () => {
  expect(linesOf({ what: "shared", number: 2, at: 0, seat: 0 }, reader())).toEqual([]);
});

test("what happens to the reader says you", () => {
  const person = { kind: "person" as const, guest: "anna", name: "Anna" };
  const entries: AnyTableEvent[] = [
    { what: "seated", number: 1, at: 0, seat: 0, holder: person },
    { what: "back", number: 2, at: 0, seat: 0 },
    { what: "hosted", number: 3, at: 0, host: person },
  ];
  const read = (who: Reader) => entries.flatMap((each) => textsOf(linesOf(each, who)));
  expect(read(reader({ viewer: 0, me: "anna" }))).toEqual([
    "You take seat 1.",
    "You are back.",
    "You are now the host.",
  ]);
  expect(read(reader())).toEqual(["Anna takes seat 1.", "Anna is back.", "Anna is now the host."]);
});

describe("cards", () => {
  test("stand in the line as signs, with their names for screen readers", () => {
    const [line] = blues([{ event: "paid", seat: 1, cards: "22J" }]);
    expect(line!.text()).toBe("Ben pays with 2, 2, joker.");
    expect(line!.parts!()).toEqual(["Ben pays with ", { cards: ["2", "2", "J"], names: "2, 2, joker" }, "."]);
    expect([line!.cards, line!.seat]).toEqual([["2", "2", "J"], 1]);
  });
  test("four jokers also say what they stand for", () => {
    const [line] = blues([{ event: "showed", seat: 1, cards: "JJJJ 5", mice: 5 }]);
    expect(line!.parts!().slice(1)).toEqual([
      { cards: ["J", "J", "J", "J"], names: "joker, joker, joker, joker" },
      " as 5s.",
    ]);
  });
  test("a single one follows its sentence", () => {
    const [line] = eventLines([{ event: "played", seat: 1, card: "r8" }], 7, 0, reader());
    expect(line!.parts!()).toEqual(["Ben plays the red 8.", { cards: ["r8"], names: "" }]);
  });
  test("a hidden one is not shown, either, where several players share a device", () => {
    const drew: AnyEvent = { event: "drew", seat: 1, card: "3", known: 1 };
    const [entry] = [forSharedDevice({ what: "moved", number: 4, at: 0, seat: 1, move: "x", events: [drew] })];
    const [line] = linesOf(entry!, reader({ game: "katzenjammer_blues" }));
    expect([line!.text(), line!.cards]).toEqual(["Ben draws a card.", []]);
  });
});

describe("parts of the log", () => {
  test.each([
    ["katzenjammer_blues", { event: "revealed", seat: 0, cards: ["1", "J"] }],
    ["katze_im_sack", { event: "round", seat: 0, round: 2 }],
    ["maus_pass_auf", { event: "hunted", seat: 0, paws: 2 }],
    ["mau_mau", { event: "shuffled", count: 30 }],
  ] as [string, AnyEvent][])("%s", (game, event) => {
    expect(eventLines([event], 7, 0, reader({ game }))[0]!.opens).toBe("round");
  });
  test("a game begins one of its own", () => {
    const began = { what: "began", number: 3, at: 0, game: 2, commitment: "", sharers: [], rules: "", scheme: 2 };
    const [line] = linesOf(began as AnyTableEvent, reader());
    expect([line!.opens, line!.text()]).toEqual(["game", "Game 2 begins; every device helps shuffle."]);
  });
});

describe("what several do", () => {
  const DREW = [0, 1, 2].map((seat): AnyEvent => ({ event: "drew", seat, known: 0 }));
  test("at once is one line", () => {
    expect(textsOf(blues(DREW))).toEqual(["Everyone draws a card."]);
    const own: AnyEvent = { event: "drew", seat: 0, card: "3", known: 1 };
    expect(textsOf(blues([own, ...DREW.slice(1)], 0))).toEqual(["You draw a 3.", "Everyone else draws a card."]);
    expect(textsOf(blues(DREW.slice(1)))).toEqual(["Ben and Mikesch draw a card each."]);
  });
  test("one after another can be joined", () => {
    const lines = [1, 2].flatMap((seat) => blues([{ event: "passed", seat }], 0));
    expect(joinRuns(lines, (run) => [joined(run)])).toEqual(["Ben and Mikesch pass."]);
    const twice = [1, 1].flatMap((seat) => blues([{ event: "passed", seat }], 0));
    expect(joinRuns(twice, (run) => [joined(run)])).toEqual(["Ben passes."]);
  });
});

const JOINED: Record<string, AnyEvent[]> = {
  katzenjammer_blues: [
    { event: "drew", seat: 1, known: 0 },
    { event: "passed", seat: 1 },
  ],
  katze_im_sack: [
    { event: "laid", seat: 1, known: 0 },
    { event: "passed", seat: 1, mice: 2 },
  ],
  mau_mau: [{ event: "drew", seat: 1, count: 1, known: 0 }],
  maus_pass_auf: [{ event: "turned", seat: 1, card: "K" }],
};

describe.each(GAME_IDS)("%s", (game) => {
  test.each(["de", "en"] as Language[])("has its joined sentences in %s", (language) => {
    settings.change({ language });
    for (const event of JOINED[game]!) {
      const [line] = eventLines([event], 1, 0, reader({ game }));
      const run = [line!, { ...line!, joint: { ...line!.joint!, name: "Mikesch" } }];
      for (const who of ["all", "others", "some"] as const) expect(joined(run, who)).not.toMatch(/undefined|\{/);
      expect(joined(run)).toMatch(language === "de" ? /^Ben und Mikesch / : /^Ben and Mikesch /);
    }
    settings.change({ language: "en" });
  });
});

test("when cards are dealt it is said who begins, and how that was decided", () => {
  const dealt = (changes: object) =>
    linesOf({ what: "dealt", number: 5, at: 0, shares: [], events: [], ...changes }, reader({ viewer: 1 }));
  expect(dealt({ first: 0 }).map((line) => line.text())).toEqual(["Anna begins."]);
  expect(dealt({ first: 1, is_lot: true }).map((line) => line.text())).toEqual(["Drawn by lot: You begin."]);
  expect(dealt({})).toEqual([]);
  const [blues] = linesOf(
    { what: "dealt", number: 5, at: 0, shares: [], events: [], first: 2 },
    reader({ game: "katzenjammer_blues", viewer: 1 }),
  );
  expect(blues!.text()).toBe("Mikesch begins as the bandleader.");
});

test("changed settings say which rule became what, and nothing else", () => {
  const before = { game: "mau_mau" as const, players: 3, options: { mau: "called" }, first: "lot" as const };
  const changed = (changes: object) =>
    linesOf(
      { what: "settings-changed", number: 4, at: 0, before, choices: { ...before, ...changes } },
      reader(),
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
