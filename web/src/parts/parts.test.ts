import { layOutHand } from "./Hand.svelte";
import { encodeQr } from "./Qr.svelte";
import { ringPlace } from "./ring";
import { stepValue } from "./Stepper.svelte";
import { focusMain, keepFocus, takeOverFocus } from "./focus";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";

describe("layOutHand", () => {
  const heightOf = ({ rows, down, card }: ReturnType<typeof layOutHand>) => (rows - 1) * down + card * 1.4 + 8;

  test("few cards lie side by side, as large as the space allows", () => {
    const { rows, columns, card, across } = layOutHand(3, 344, 150);
    expect([rows, columns]).toEqual([1, 3]);
    expect(card).toBeGreaterThan(95);
    expect(across).toBeGreaterThan(card);
  });
  test.each([1, 2, 7, 8, 9, 10, 14])("%i cards stay inside and far enough apart to tap", (count) => {
    const fan = layOutHand(count, 344, 152);
    expect(Math.min(fan.across, fan.down)).toBeGreaterThanOrEqual(44);
    expect((fan.columns - 1) * fan.across + fan.card).toBeLessThanOrEqual(344.5);
    expect(heightOf(fan)).toBeLessThanOrEqual(152.5);
  });
  test("ten cards fit into the hand of a small phone", () => {
    expect(heightOf(layOutHand(10, 344, 116))).toBeLessThanOrEqual(116.5);
  });
  test("too many cards scroll rather than shrink", () => {
    const fan = layOutHand(40, 344, 116);
    expect(fan.card).toBe(44);
    expect(fan.columns * fan.rows).toBeGreaterThanOrEqual(40);
    expect(heightOf(fan)).toBeGreaterThan(116);
  });
  test("rows are as even as they can be", () => {
    expect(layOutHand(8, 344, 152).columns).toBe(4);
  });
  test("a space narrower than a card still has one column", () => {
    expect(layOutHand(3, 40, 150).columns).toBe(1);
  });
});

describe("ringPlace", () => {
  test("the viewer sits at the bottom, and clockwise goes left, up, right", () => {
    const places = [0, 1, 2, 3].map((step) => ringPlace(step, 4));
    expect(places.map(({ x, y }) => [x, y].map((each) => Math.round(each * 100) / 100))).toEqual([
      [0.5, 1],
      [0, 0.5],
      [0.5, 0],
      [1, 0.5],
    ]);
  });
  test.each([2, 3, 5, 6, 7, 10])("%i players all sit inside, each at a place of their own", (players) => {
    const places = Array.from({ length: players }, (_, step) => ringPlace(step, players));
    for (const { x, y } of places) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThanOrEqual(-1e-9);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(players);
  });
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

describe("takeOverFocus", () => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const show = (content: string) => (document.body.innerHTML = content);

  test("a main content that replaces the focused one takes over its focus", () => {
    show(`<main id="main">lobby</main>`);
    focusMain();
    show(`<main id="main">game</main>`);
    expect(document.activeElement).toBe(document.body);
    takeOverFocus();
    expect(document.activeElement).toBe(find("main"));
  });

  test("so it does if what has the focus is behind something", () => {
    show(`<main id="main"></main><div><button></button></div>`);
    find("button").focus();
    find("div").setAttribute("inert", "");
    takeOverFocus();
    expect(document.activeElement).toBe(find("main"));
  });

  test("whoever is elsewhere stays there", () => {
    show(`<main id="main"></main><input />`);
    find("input").focus();
    takeOverFocus();
    expect(document.activeElement).toBe(find("input"));
  });

  test("the browser decides where the first screen begins", async () => {
    vi.resetModules();
    const { takeOverFocus: takeOverFirst } = await import("./focus");
    show(`<main id="main"></main>`);
    takeOverFirst();
    expect(document.activeElement).toBe(document.body);
  });
});
