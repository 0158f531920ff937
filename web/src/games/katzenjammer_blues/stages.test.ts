import { beforeAll, expect, test } from "vitest";
import type { BluesView, KatzenjammerBluesEvent } from "../../messages";
import { outline, viewsIn } from "../../tests/stages";
import { speak } from "../../words/words.svelte";
import stagesOf from "./stages";

beforeAll(() => speak("en"));

const seat = { cards: 6, mice: 0, jokers: 0, bid: null, passed: false, penalty: 0 };
const view = (change: object) =>
  ({
    viewer: 0,
    hand: "11235J",
    row: [],
    deck: 40,
    discard: "",
    mice_left: 20,
    seats: [seat, seat],
    ...change,
  }) as unknown as BluesView;

test("a foursome lies in the middle before it is paid", () => {
  const stages = stagesOf([{ event: "showed", seat: 1, cards: "222J", mice: 2 }]);
  expect(outline(stages)).toEqual(
    ["foursome", "foursome-paid"].map((name) => `${name} [showed] Ben: four 2s, +2 mice`),
  );
  const paid = { ...seat, cards: 2, mice: 2, jokers: 1 };
  const [shown, done] = viewsIn(stages, view({}), view({ mice_left: 18, discard: "222", seats: [seat, paid] }));
  expect(shown).toMatchObject({ mice_left: 20, discard: "", seats: [seat, { ...seat, cards: 2 }] });
  expect(done).toMatchObject({ mice_left: 18, discard: "222", seats: [seat, paid] });
});

test.each<[string, KatzenjammerBluesEvent[], string[]]>([
  ["four jokers as a value", [{ event: "showed", seat: 0, cards: "JJJJ 5", mice: 5 }], ["You: four 5s, +5 mice"]],
  ["four jokers", [{ event: "showed", seat: 0, cards: "JJJJ", mice: 0 }], ["You discard four jokers: no mice"]],
  [
    "an auction",
    [
      { event: "passed", seat: 0 },
      { event: "won", seat: 1, bid: "2x3" },
    ],
    ["Ben gets the row for 2 × 3."],
  ],
  [
    "a payment",
    [
      { event: "paid", seat: 1, cards: "3J" },
      { event: "took", seat: 1, cards: ["1", "4"] },
    ],
    ["Ben pays 3, joker and takes the row."],
  ],
  ["a bid", [{ event: "bid", seat: 1, bid: "2x3" }], []],
  ["a row without a joker", [{ event: "revealed", seat: 1, cards: ["2", "4"] }], []],
])("%s", (_, events, captions) => {
  const said = outline(stagesOf(events)).map((line) => line.split("] ")[1]!);
  expect([...new Set(said)]).toEqual(captions);
});

test("an unwanted row is cleared; the next one is seen before everybody draws for its joker", () => {
  const stages = stagesOf([
    { event: "passed", seat: 0 },
    { event: "discarded", cards: ["1", "1"] },
    { event: "revealed", seat: 1, cards: ["2", "J"] },
    { event: "drew", seat: 0, card: "4", known: 1 },
    { event: "drew", seat: 1 },
  ]);
  expect(outline(stages)).toEqual([
    "unwanted [passed discarded] Nobody bid: the row is discarded.",
    "joker [revealed] A joker in the row: everyone draws!",
  ]);
  const drawn = { ...seat, cards: 7 };
  const after = view({ hand: "112345J", row: ["2", "J"], deck: 36, discard: "11", seats: [drawn, drawn] });
  const [cleared, joker] = viewsIn(stages, view({ row: ["1", "1"] }), after);
  expect(cleared).toMatchObject({ row: [], discard: "11" });
  expect(joker).toMatchObject({ row: ["2", "J"], deck: 38, hand: "11235J", seats: [seat, seat] });
});
