import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { callToTurn } from "./attention.svelte";

const zzfx = vi.hoisted(() => vi.fn());
vi.mock("zzfx", () => ({ zzfx }));

const vibrate = vi.fn();
const [setAppBadge, clearAppBadge] = [vi.fn(async () => {}), vi.fn(async () => {})];

/** Only what callToTurn asks for. */
const device = (facts: object) => {
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const hide = (hidden: boolean) => Object.defineProperty(document, "hidden", { value: hidden, configurable: true });

beforeEach(() => {
  settings.change({ language: "en", sound: true, vibration: true });
  device({ vibrate, setAppBadge, clearAppBadge, maxTouchPoints: 5, userActivation: { hasBeenActive: true } });
  vi.clearAllMocks();
});
afterEach(() => hide(false));

/** Let it be the viewer's turn, or not, one after the other. */
function play(...states: boolean[]): { titles: string[]; stop: () => void } {
  let isMine = $state(false);
  const titles: string[] = [];
  const stop = $effect.root(() => callToTurn(() => isMine));
  for (const state of states) {
    isMine = state;
    flushSync();
    titles.push(document.title);
  }
  return { titles, stop };
}

test("title, sound, vibration and icon say that it is one's turn", async () => {
  const { titles, stop } = play(false, true, false);
  expect(titles).toEqual(["Katzentisch", "● Your turn – Katzentisch", "Katzentisch"]);
  await vi.waitFor(() => expect(zzfx).toHaveBeenCalledTimes(1));
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 1]);
  stop();
});

test("also in a hidden tab", async () => {
  hide(true);
  const { stop } = play(true);
  await vi.waitFor(() => expect(zzfx).toHaveBeenCalledTimes(1));
  stop();
  expect(document.title).toBe("Katzentisch");
});

test("nothing vibrates that shouldn't or can't", () => {
  settings.change({ vibration: false });
  play(true).stop();
  settings.change({ vibration: true });
  device({ userActivation: { hasBeenActive: false } });
  play(true).stop();
  device({ vibrate: undefined });
  play(true).stop();
  expect(vibrate).not.toHaveBeenCalled();
});
