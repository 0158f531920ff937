import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Face from "../games/mau_mau/Card.svelte";
import { settings } from "../settings.svelte";
import { buttonsIn, press, settle, show, textOf } from "../tests/component";
import Clock from "./Clock.svelte";
import ConfirmButton from "./ConfirmButton.svelte";
import Hand from "./Hand.svelte";

beforeEach(() => settings.change({ language: "en" }));
afterEach(() => vi.useRealTimers());

test("a hand says of each card what it is, whether it is chosen, hinted or can't be played", () => {
  const tapped: string[] = [];
  const cards = [
    { key: "a", card: "r8", name: "red 8", isChosen: true },
    { key: "b", card: "b2", name: "blue 2", isHinted: true, isChosen: false },
    { key: "c", card: "wild", name: "wild card", isIdle: true },
  ];
  const shown = show(Hand, { cards, Face, ontap: ({ card }: { card: string }) => tapped.push(card) });
  expect(buttonsIn(shown)).toEqual(["red 8", expect.stringMatching(/^blue 2, ./), "wild card"]);
  const buttons = [...shown.querySelectorAll("button")];
  expect(buttons.map((each) => each.getAttribute("aria-pressed"))).toEqual(["true", "false", null]);
  expect(buttons.map((each) => each.getAttribute("aria-disabled"))).toEqual([null, null, "true"]);
  buttons[2]!.click();
  expect(tapped).toEqual(["wild"]);
});

describe("a clock", () => {
  const now = Date.UTC(2026, 0, 1);
  const clock = (seconds: number, warning = 0) => ({
    deadline: now + seconds * 1000,
    warning: now + warning,
    reserves: [],
  });
  beforeEach(() => void vi.useFakeTimers({ now }));

  test("counts down to zero and is marked when time is short", () => {
    const shown = show(Clock, { clock: clock(65, 5000) }).querySelector("[role=timer]")!;
    expect([textOf(shown), shown.classList.contains("short")]).toEqual(["1:05", false]);
    vi.advanceTimersByTime(6000);
    flushSync();
    expect([textOf(shown), shown.classList.contains("short")]).toEqual(["0:59", true]);
    vi.advanceTimersByTime(90_000);
    flushSync();
    expect(textOf(shown)).toBe("0:00");
  });
  test("gives long times in hours and days", () => {
    expect(textOf(show(Clock, { clock: clock(3 * 3600) }))).toContain("3");
    expect(textOf(show(Clock, { clock: clock(3 * 86_400) }))).toMatch(/3.*day/);
  });
});

test("what can't be undone is asked about, and the focus stays with the question", async () => {
  const done = vi.fn();
  const shown = show(ConfirmButton, { label: "Delete", question: "Really delete it?", yes: "Delete it", onyes: done });
  press(shown, "Delete");
  await settle();
  expect(buttonsIn(shown)).toEqual(["Delete it", "Cancel"]);
  expect(textOf(document.activeElement!)).toBe("Cancel");
  press(shown, "Cancel");
  await settle();
  expect([textOf(document.activeElement!), done.mock.calls.length]).toEqual(["Delete", 0]);
  press(shown, "Delete");
  press(shown, "Delete it");
  expect(done).toHaveBeenCalledOnce();
});
