import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { GameRecord } from "../../shapes";
import { buttonNamed, buttonsIn, enter, press, pressKey, show, textOf } from "../../tests/component";
import Controls from "./Controls.svelte";
import { Film } from "./film.svelte";

const LAST = 5;
let film: Film;

beforeEach(async () => {
  settings.change({ language: "en" });
  const frames = Array.from({ length: LAST + 1 }, (_, at) => ({
    entry: null,
    events: at === 3 ? [{ event: "shuffled", count: 9 }] : [{ event: "drew", seat: 0, count: at + 1 }],
    view: { game: "mau_mau", viewer: null },
  }));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ frames })));
  const moves = Array(LAST).fill("0 draw");
  film = new Film("x", {
    game: "mau_mau",
    names: ["Anna", "Ben"],
    bots: [null, null],
    moves,
    options: {},
  } as unknown as GameRecord);
  await film.show(false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one steps, jumps and slides, and the caption says what happened", async () => {
  const shown = show(Controls, { film });
  expect(buttonNamed(shown, "Previous step").disabled).toBe(true);
  press(shown, "Next step");
  expect([film.at, textOf(shown.querySelector(".caption")!)]).toEqual([1, "Anna draws 2 cards."]);
  press(shown, "Next event");
  await vi.advanceTimersByTimeAsync(0);
  expect(film.at).toBe(3);
  const slider = shown.querySelector<HTMLInputElement>("input[type=range]")!;
  enter(slider, String(LAST));
  expect([film.at, slider.getAttribute("aria-valuetext")]).toEqual([LAST, expect.stringContaining("5")]);
  expect(buttonNamed(shown, "Next step").disabled).toBe(true);
});

test("it plays by itself at the chosen speed, and stops at the end", async () => {
  const shown = show(Controls, { film });
  press(shown, "Play");
  await vi.advanceTimersByTimeAsync(1700);
  expect(film.at).toBe(1);
  expect(buttonsIn(shown)).toContain("Pause");
  await vi.advanceTimersByTimeAsync(1700 * LAST);
  expect(film.at).toBe(LAST);
  expect(buttonsIn(shown)).toContain("Play");
});

test("keys do the same", () => {
  show(Controls, { film });
  pressKey("End");
  expect(film.at).toBe(LAST);
  pressKey("ArrowLeft");
  expect(film.at).toBe(LAST - 1);
  pressKey("Home");
  expect(film.at).toBe(0);
});
