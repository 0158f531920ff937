import { expect, test } from "vitest";
import { SET } from "./cards";
import { sampleView, withSeat } from "./samples";
import { mouseLines, placesOf, setsOf } from "./view";

test("with three players the dummy's card lies first", () => {
  expect(placesOf(sampleView(3, { places: [null, 1, 2, 0] })).map(({ seat }) => seat)).toEqual([null, 1, 2, 0]);
});

test("a place shows as much of its card as is known", () => {
  const row = [
    { seat: 0, card: "15", is_up: true },
    { seat: 1, card: null, is_up: false },
  ];
  const [up, down, free] = placesOf(sampleView(4, { row }));
  expect(up).toEqual({ seat: 0, card: "15", hasCard: true, isUp: true });
  expect(down).toMatchObject({ hasCard: true, isUp: false, card: null });
  expect(free).toMatchObject({ seat: 2, hasCard: false });
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
])("with %i players the mouse cards lie above the cards they turn up", (players, lines) => {
  expect(mouseLines(sampleView(players))).toEqual(lines);
});

const marks = (set: { marks: string[] } | undefined) =>
  Object.fromEntries(SET.map((card, at) => [card, set!.marks[at]]));

test("the viewer's own set is known: hand, removed, laid, played", () => {
  const row = [{ seat: 0, card: "11", is_up: false }];
  const view = withSeat(sampleView(4, { row, hand: ["-8", "0"] }), 0, { played: ["3"] });
  expect(marks(setsOf(view, null)[0])).toMatchObject({ "-8": "hand", "-5": "removed", "11": "laid", "3": "played" });
});

test("of other sets, only the cards that were turned up are known", () => {
  const view = withSeat(sampleView(4), 1, { played: ["D"] });
  expect(marks(setsOf(view, null)[1])).toMatchObject({ D: "played", d: "open", "15": "open" });
});

test("with open hands, the other hands are known too", () => {
  expect(marks(setsOf(sampleView(4), [null, ["15"], null, null])[1])).toMatchObject({ "15": "hand", d: "open" });
});

test("with three players the dummy has a set", () => {
  const sets = setsOf(sampleView(3, { dummy: ["8"] }), null);
  expect(sets.map(({ seat }) => seat)).toEqual([0, 1, 2, null]);
  expect(marks(sets[3])).toMatchObject({ "8": "played", "0": "open" });
});
