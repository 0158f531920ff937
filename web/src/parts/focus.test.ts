import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

let leave: () => void;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const observed = () => new Promise((seen) => setTimeout(seen));

beforeEach(() => {
  document.body.innerHTML = `<main id="main"><section><p tabindex="-1" data-refuge></p><button></button></section></main>
    <input />`;
  leave = keepFocus(find("section"));
});
afterEach(() => leave());

test("a new board is read from the beginning of the screen", () => {
  expect(document.activeElement).toBe(find("main"));
});

test("when the control with the focus goes, what to do now gets it", async () => {
  find("button").focus();
  find("button").remove();
  await observed();
  expect(document.activeElement).toBe(find("p"));
});

test("so it does when the control can't be pressed any more", async () => {
  find("button").focus();
  find("button").setAttribute("disabled", "");
  await observed();
  expect(document.activeElement).toBe(find("p"));
});

test("whoever is elsewhere stays there", async () => {
  find("button").focus();
  find("input").focus();
  find("button").remove();
  await observed();
  expect(document.activeElement).toBe(find("input"));
});
