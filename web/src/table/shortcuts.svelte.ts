import { settings } from "../settings.svelte";

/** A key of a game and what it does: the sentence `<game>-key-<name>`. */
export interface Shortcut {
  keys: string;
  name: string;
}

const FIELDS = "input, textarea, select, [contenteditable]";
const CONTROLS = `a, button, summary, dialog, ${FIELDS}`;
const GROUP = "[data-arrows]"; // controls between which the arrows move
const DIGITS = "1234567890"; // the tenth is 0
const PAUSE = 250; // milliseconds after the turn has come: a key that was meant for something else does nothing

/** The attributes of a control that a key presses; screen readers name the key. */
export function keyed(key: string): Record<string, string> {
  return settings.shortcuts ? { "data-key": key, "aria-keyshortcuts": key === "+" ? "Plus" : key.toUpperCase() } : {};
}

/** The key of the n-th of several, from 0; they are too many to name each. */
export const numbered = (place: number): string | undefined =>
  settings.shortcuts && place < DIGITS.length ? DIGITS[place] : undefined;

let digits: ((digit: number) => void) | null = null;

/** Digits are an amount here. A component calls it while it is initialised. */
export function takeDigits(take: (digit: number) => void): void {
  $effect(() => {
    digits = take;
    return () => {
      if (digits === take) digits = null;
    };
  });
}

/** Do what a key stands for on a table; `turnSince` is when the viewer's turn came. Return whether it did anything. */
export function pressKey(event: KeyboardEvent, turnSince: number): boolean {
  const target = event.target as Element;
  const isOurs = !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (!isOurs || target.closest?.(FIELDS) || document.querySelector("dialog[open]")) return false;
  if (/^(Arrow|Home$|End$)/.test(event.key)) return moveFocus(event.key, target);
  if (event.repeat) return false;
  if (event.key === "Enter" || event.key === " ") return pressMain(target, turnSince);
  return settings.shortcuts && event.key.length === 1 && pressControl(event.key.toLowerCase());
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(":disabled") && (element.checkVisibility?.() ?? true);

/** Press a button, or go to a place. The focus leaves the cards for the prompt, so that Enter is the main action. */
function press(element: HTMLElement | undefined): boolean {
  if (!element?.matches("button")) element?.focus();
  element?.click();
  if (document.activeElement?.closest(GROUP)) document.querySelector<HTMLElement>("[data-refuge]")?.focus();
  return element !== undefined;
}

function pressControl(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>("[data-key]")];
  if (press(all.find((each) => each.dataset.key === key && isUsable(each)))) return true;
  if (!digits || !/^\d$/.test(key)) return false;
  digits(Number(key));
  return true;
}

/** The main action, unless the focus is on something that has an action of its own. */
function pressMain(target: Element, turnSince: number): boolean {
  if (target.closest?.(CONTROLS) || Date.now() - turnSince < PAUSE) return false;
  const all = [...document.querySelectorAll<HTMLElement>(".board [data-main], .board .actions .main")];
  return press(all.find(isUsable));
}

/** To the next control in a direction; from elsewhere on the board to the first card. */
function moveFocus(key: string, target: Element): boolean {
  const group = target.closest?.(GROUP);
  if (group) return focusNext(key, target, buttonsIn(group));
  if (target.closest?.(CONTROLS)) return false;
  const groups = [...document.querySelectorAll<HTMLElement>(GROUP)].map(buttonsIn).filter(({ length }) => length > 0);
  const last = groups.at(-1); // the hand comes last
  last?.at(key === "End" ? -1 : 0)?.focus();
  return last !== undefined;
}

const buttonsIn = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>("button")].filter(isUsable);

function focusNext(key: string, from: Element, all: HTMLElement[]): boolean {
  const at = all.indexOf(from as HTMLElement);
  if (at < 0) return false;
  const next = {
    Home: all[0],
    End: all.at(-1),
    ArrowLeft: all[at - 1],
    ArrowRight: all[at + 1],
    ArrowUp: nearestRow(from, all, -1),
    ArrowDown: nearestRow(from, all, 1),
  }[key];
  next?.focus();
  return true;
}

/** The control in the next row above (−1) or below (1) that is nearest sideways. */
function nearestRow(from: Element, all: HTMLElement[], way: -1 | 1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const distance = (each: HTMLElement) => {
    const { left, top } = each.getBoundingClientRect();
    return { each, down: (top - here.top) * way, across: Math.abs(left - here.left) };
  };
  const others = all.map(distance).filter(({ down }) => down > here.height / 4);
  others.sort((one, other) => one.down - other.down || one.across - other.across);
  const row = others.filter(({ down }) => down < others[0]!.down + here.height / 4);
  return row.sort((one, other) => one.across - other.across)[0]?.each;
}
