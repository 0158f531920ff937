import { layOutHand } from "./Hand.svelte";
import { encodeQr } from "./Qr.svelte";
import { stepValue } from "./Stepper.svelte";
import { keepFocus } from "./focus";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";

test("few cards lie side by side", () => {
  expect(layOutHand(3, 344, 64)).toMatchObject({ columns: 3, across: 70 });
});

test.each([1, 2, 7, 8, 15, 16, 40])("%i cards stay inside and far enough apart to tap", (count) => {
  const { columns, across } = layOutHand(count, 344, 64);
  expect(across).toBeGreaterThanOrEqual(44);
  expect((columns - 1) * across + 64).toBeLessThanOrEqual(344.5);
});

test("rows are as even as they can be", () => {
  expect(layOutHand(8, 344, 64).columns).toBe(4);
});

test("a space narrower than a card still has one column", () => {
  expect(layOutHand(3, 40, 64).columns).toBe(1);
});

it("leaves a quiet zone of four modules around", () => {
  const { size, path } = encodeQr("https://example.org/t/abc#def");
  const spots = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...spots)).toBe(4);
  expect(Math.max(...spots)).toBe(size - 5);
});

it("grows with its text", () => {
  expect(encodeQr("x".repeat(200)).size).toBeGreaterThan(encodeQr("x").size);
});

describe("stepValue", () => {
  it("moves up and down by a step", () => {
    expect(stepValue(30, 1, 15, 5, 600)).toBe(45);
    expect(stepValue(30, -1, 15, 5, 600)).toBe(15);
  });
  it("returns to the grid", () => {
    expect(stepValue(5, 1, 15, 5, 600)).toBe(15);
    expect(stepValue(31, -1, 15, 5, 600)).toBe(30);
  });
  it("stays within its bounds", () => {
    expect(stepValue(99, 1, 1, 1, 99)).toBe(99);
    expect(stepValue(15, -1, 15, 5, 600)).toBe(5);
    expect(stepValue(1000, 0, 1, 1, 99)).toBe(99);
  });
  it("turns anything that isn't a number into the lowest value", () => {
    expect(stepValue(Number.NaN, 0, 1, 2, 30)).toBe(2);
  });
});

describe("keepFocus", () => {
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
});
