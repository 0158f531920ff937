import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Presentation } from "./presentation.svelte";
import { guardTaps } from "./tap_guard";

let board: HTMLElement;
let button: HTMLButtonElement;
const clicked = vi.fn(() => {});
let stop: () => void;
const presentation = { stage: null as object | null, endedAt: 0, skip: vi.fn(() => (presentation.stage = null)) };

beforeEach(() => {
  vi.useFakeTimers();
  board = document.body.appendChild(document.createElement("div"));
  button = board.appendChild(document.createElement("button"));
  clicked.mockClear();
  button.addEventListener("click", clicked);
  Object.assign(presentation, { stage: null, endedAt: 0 });
  presentation.skip.mockClear();
  stop = guardTaps(presentation as unknown as Presentation)(board);
});
afterEach(() => {
  stop();
  board.remove();
  vi.useRealTimers();
});

const down = () => button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
const tap = () => {
  down();
  button.click();
};
const press = (key: string, target: EventTarget = button) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test("without a scene taps and keys reach the board", () => {
  tap();
  expect(press("Enter")).toBe(false);
  expect(clicked).toHaveBeenCalledOnce();
});

test("a tap ends a scene and does nothing else, nor does one just after it", () => {
  presentation.stage = {};
  tap();
  expect(presentation.skip).toHaveBeenCalledOnce();
  presentation.endedAt = Date.now();
  tap();
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  tap();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a tap that began during a scene does nothing after its end", () => {
  presentation.stage = {};
  down();
  presentation.stage = null;
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(presentation.skip).not.toHaveBeenCalled();
});

test("a key ends a scene; those for moving about do not, nor do those typed elsewhere", () => {
  presentation.stage = {};
  expect(press("Tab")).toBe(false);
  const field = document.body.appendChild(document.createElement("input"));
  expect(press("a", field)).toBe(false);
  field.remove();
  expect(presentation.skip).not.toHaveBeenCalled();
  expect(press(" ")).toBe(true);
  expect(presentation.skip).toHaveBeenCalledOnce();
});

test("a key ends a scene also if nothing in particular has the focus", () => {
  presentation.stage = {};
  expect(press("Enter", document.body)).toBe(true);
  expect(presentation.skip).toHaveBeenCalledOnce();
});
