import { expect, test } from "vitest";
import { reveal } from "./replay";
import { sampleView, withSeat } from "./samples";

test("all open shows everybody’s mice and what lies face down", () => {
  const row = (viewer: number | null) => [
    { seat: null, card: null, is_up: false },
    ...[1, 0].map((owner) => ({ seat: owner, card: viewer === owner ? "D" : null, is_up: false })),
  ];
  const viewOf = (viewer: number | null) => {
    const view = withSeat(sampleView(4, { viewer, row: row(viewer) }), 0, { mice: null });
    return viewer === null ? view : withSeat(view, viewer, { mice: 7 + viewer });
  };
  const shown = reveal(viewOf(null), [0, 1, 2, 3].map(viewOf));
  expect(shown.seats.map(({ mice }) => mice)).toEqual([7, 8, 9, 10]);
  expect(shown.row.map(({ card }) => card)).toEqual([null, "D", "D"]);
});
