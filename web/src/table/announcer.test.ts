import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Announcer } from "./announcer.svelte";
import { eventLines, type Line } from "./log";

const NAMES = ["Anna", "Ben", "Cem", "Dora"];
const MINUTE = 60_000; // milliseconds
const wordsIn = (texts: string[]) => texts.join(" ").split(/\s+/).filter(Boolean).length;

let announcer: Announcer;
/** Everything that was said, with the time in milliseconds. */
let said: { text: string; at: number }[];
let place = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  settings.change({ language: "en" });
  announcer = new Announcer();
  said = [];
});
afterEach(() => vi.useRealTimers());

/** Let time pass and note what is said meanwhile. */
function pass(time: number): string[] {
  const before = said.length;
  for (let step = 0; step < time; step += 50) {
    vi.advanceTimersByTime(50);
    const known = new Set(said.map(({ text }) => text));
    for (const { key, text } of announcer.spoken)
      if (!known.has(`${key} ${text}`)) said.push({ text: `${key} ${text}`, at: Date.now() });
  }
  return said.slice(before).map(({ text }) => text.replace(/^\d+ /, ""));
}
const line = (text: string, rest: Partial<Line> = {}): Line => ({
  key: `${place++}`,
  at: 0,
  kind: "game",
  text: () => text,
  ...rest,
});
const passed = (seat: number) =>
  eventLines([{ event: "passed", seat }], place++, 0, {
    game: "katzenjammer_blues",
    names: NAMES,
    viewer: 0,
    me: null,
  });

test("events come first, then one sentence for one's turn, although it was known before", () => {
  announcer.askFor("0 4", "Outbid 2 different or pass.");
  announcer.report([line("Ben bids 2 different.")]);
  expect(pass(1000)).toEqual(["Ben bids 2 different.", "Outbid 2 different or pass."]);
});

test("the sentence of a turn is said once, and again with the next decision", () => {
  announcer.askFor("0 4", "Flip a card.");
  pass(500);
  announcer.askFor("0 4", "Flip a card.");
  expect(pass(500)).toEqual([]);
  announcer.askNothing();
  announcer.askFor("0 5", "Flip a card.");
  expect(pass(500)).toEqual(["Flip a card."]);
});

test("what stands for less than 150 milliseconds is never said", () => {
  announcer.askFor("0 4", "Play a card.");
  pass(100);
  announcer.askFor("0 4", "Pick a colour.");
  pass(100);
  announcer.askNothing();
  expect(pass(2000)).toEqual([]);
  announcer.askFor("0 5", "Sending…");
  pass(100);
  announcer.askFor("0 5", "Play a card.");
  expect(pass(2000)).toEqual(["Play a card."]);
});

test("what several do one after another is said as one", () => {
  announcer.report(passed(1));
  announcer.report(passed(2));
  announcer.report(passed(3));
  expect(pass(1000)).toEqual(["Ben, Cem, and Dora pass."]);
});

describe("if there is too much", () => {
  const flood = (count: number) => {
    for (let each = 0; each < count; each++) announcer.report([line(`Ben does thing number ${each}.`)]);
  };
  test("old news is left out, key events are kept, and the order stays", () => {
    announcer.report([line("Ben shows a foursome.", { isKey: true })]);
    flood(40);
    const heard = pass(1000);
    expect(heard[0]).toBe("Ben shows a foursome.");
    expect(heard.at(-1)).toBe("Ben does thing number 39.");
    expect(wordsIn(heard)).toBeLessThanOrEqual(30);
    expect(pass(MINUTE)).toEqual([]);
  });
  test("no minute has more than 200 words, and nothing is more than a few seconds late", () => {
    const reported = new Map<string, number>();
    for (let second = 0; second < 180; second++) {
      for (const part of [1, 2]) {
        const text = `Ben does thing number ${second * 2 + part}.`;
        reported.set(text, Date.now());
        announcer.report([line(text)]);
        pass(500);
      }
    }
    for (let start = 0; start < 120; start += 5) {
      const window = said.filter(({ at }) => at >= start * 1000 && at < start * 1000 + MINUTE);
      expect(wordsIn(window.map(({ text }) => text.replace(/^\d+ /, "")))).toBeLessThanOrEqual(200);
    }
    const delays = said.map(({ text, at }) => at - reported.get(text.replace(/^\d+ /, ""))!);
    expect(Math.max(...delays)).toBeLessThan(5000);
  });
  test("the turn is still said, at once", () => {
    flood(40);
    pass(1000);
    flood(5);
    announcer.askFor("0 9", "Outbid 2 different or pass.");
    expect(pass(1000).at(-1)).toBe("Outbid 2 different or pass.");
  });
});

test("it never waits for less than a millisecond, which a clock might not notice", () => {
  const waits = vi.spyOn(globalThis, "setTimeout");
  for (let place = 0; place < 200; place++) {
    announcer.report([line(`Ben does thing number ${place}.`)]);
    announcer.askFor(`0 ${place}`, "Play a card that fits, or draw one.");
    pass(350);
  }
  expect(Math.min(...waits.mock.calls.map(([, time]) => time ?? 0))).toBeGreaterThanOrEqual(1);
});

test("another table begins in silence", () => {
  announcer.report([line("Ben passes.")]);
  announcer.askFor("0 1", "Bid or pass.");
  announcer.clear();
  expect(pass(5000)).toEqual([]);
});
