import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";

let shown: { instance: object; target: HTMLElement }[] = [];

/** Show a component in the document until the end of the test. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as svelte has it
export function show<Props extends Record<string, any>, Bound extends string>(
  component: Component<Props, object, Bound>,
  props: NoInfer<Props>,
): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown.push({ instance: mount(component, { target, props }), target });
  flushSync();
  return target;
}

afterEach(async () => {
  await Promise.all(shown.map(({ instance }) => unmount(instance)));
  for (const { target } of shown) target.remove();
  shown = [];
});

const nameOf = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();

export const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** The names of all buttons that can be pressed. */
export const buttonsIn = (target: Element): string[] =>
  [...target.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")].map(nameOf);

export function buttonNamed(target: Element, name: string | RegExp): HTMLButtonElement {
  const all = [...target.querySelectorAll<HTMLButtonElement>("button")];
  const found = all.find((each) => (typeof name === "string" ? nameOf(each) === name : name.test(nameOf(each))));
  if (!found) throw new Error(`There is no button ${name}, only: ${all.map(nameOf).join(" | ")}`);
  return found;
}

/** Click a button and let the page follow. */
export function press(target: Element, name: string | RegExp): void {
  buttonNamed(target, name).click();
  flushSync();
}

export function pressKey(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

/** Type into a field, or choose a value. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  flushSync();
}

/** Let promises settle and the page follow. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
