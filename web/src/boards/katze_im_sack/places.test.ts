import { expect, test } from "vitest";
import { mouseLines, nextMouseCard, payOf, placesOf } from "./places";
import { sampleView } from "./samples";

const taken = (count: number, mice: number[]) => mice.map((each, number) => ({ mice: each, is_taken: number < count }));

test("the row begins with the start player and goes round", () => {
  expect(placesOf(sampleView(4, { start: 2 })).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
});

test("with three players the dummy's card lies first", () => {
  expect(placesOf(sampleView(3, { start: 1 })).map(({ seat }) => seat)).toEqual([null, 1, 2, 0]);
});

test("what is laid is shown as far as it is known", () => {
  const row = [
    { seat: 0, card: "15", is_up: true },
    { seat: 1, card: null, is_up: false },
  ];
  const [up, down, free] = placesOf(sampleView(4, { row }));
  expect(up).toEqual({ seat: 0, card: "15", isLaid: true, isUp: true });
  expect(down).toMatchObject({ isLaid: true, isUp: false, card: null });
  expect(free).toMatchObject({ seat: 2, isLaid: false });
});

test.each([
  [
    4,
    [
      [2, 3],
      [3, 4],
      [4, 5],
    ],
  ],
  [
    3,
    [
      [2, 3],
      [3, 5],
    ],
  ],
  [
    5,
    [
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ],
  ],
])("with %i players the mouse cards lie over what they turn up", (players, lines) => {
  expect(mouseLines(sampleView(players))).toEqual(lines);
});

test("passing brings the lowest mouse card that is left", () => {
  const view = sampleView(4, { phase: "auction", mouse_cards: taken(1, [2, 4, 6]) });
  expect(nextMouseCard(view)).toBe(1);
  expect(payOf(view)).toBe(4);
});

test("passing brings nothing from empty mouse cards, after all others, or before the auction", () => {
  expect(payOf(sampleView(4, { phase: "auction", is_filled: false }))).toBe(0);
  expect(payOf(sampleView(4, { phase: "offer", mouse_cards: taken(3, [2, 4, 6]) }))).toBe(0);
  expect(payOf(sampleView(4))).toBe(0);
});
