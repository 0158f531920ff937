import { expect, test } from "vitest";
import { sampleView, withSeat } from "./samples";
import { SET, setsOf } from "./sets";

const marks = (line: { marks: string[] } | undefined) =>
  Object.fromEntries(SET.map((card, at) => [card, line!.marks[at]]));

test("one's own set is known: hand, removed, laid, played", () => {
  const row = [{ seat: 0, card: "11", is_up: false }];
  const view = withSeat(sampleView(4, { row, hand: ["-8", "0"] }), 0, { played: ["3"] });
  expect(marks(setsOf(view, null)[0])).toMatchObject({ "-8": "hand", "-5": "removed", "11": "laid", "3": "played" });
});

test("of the others only what was turned up", () => {
  const view = withSeat(sampleView(4), 1, { played: ["D"] });
  expect(marks(setsOf(view, null)[1])).toMatchObject({ D: "played", d: "open", "15": "open" });
});

test("where all is open their hands are known too", () => {
  expect(marks(setsOf(sampleView(4), [null, ["15"], null, null])[1])).toMatchObject({ "15": "hand", d: "open" });
});

test("with three players the dummy has a line", () => {
  const lines = setsOf(sampleView(3, { dummy: ["8"] }), null);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1, 2, null]);
  expect(marks(lines[3])).toMatchObject({ "8": "played", "0": "open" });
});
