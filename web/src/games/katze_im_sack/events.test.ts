import { expect, test } from "vitest";
import type { KatzeImSackEvent, KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { flightsOf, roundResult, soundsOf } from "./events";
import { sampleView } from "./samples";

const won: KatzeImSackEvent = { event: "won", seat: 2, price: 5, cards: ["3", "D", "15", "0"] };
const chase: KatzeImSackEvent[] = [
  { event: "passed", seat: 1, mice: 6 },
  won,
  { event: "chased", seat: 2, dog: "D", card: "15", place: 2 },
  { event: "kept", seat: 2, count: 2, cards: ["3", "0"], points: 3 },
];
const unwanted: KatzeImSackEvent = { event: "discarded", cards: ["-8", "d"] };

const sceneWith = (events: KatzeImSackEvent[], view = sampleView(4)) =>
  ({ view, events }) as unknown as Scene<KatzeView>;

test("a round's result says who won which cards, and what happened to the others", () => {
  const result = roundResult(chase)!;
  expect(result).toMatchObject({ seat: 2, price: 5, points: 3 });
  expect(result.cards.map(({ fate }) => fate)).toEqual(["kept", "dog", "chased", "kept"]);
});

test("a row that nobody wants has no winner", () => {
  expect(roundResult([unwanted])).toMatchObject({ seat: null, points: 0 });
  expect(roundResult([{ event: "bid", seat: 0, bid: 2 }])).toBeNull();
});

test("the cat flies first, then the dog, then the other cards to the winner", () => {
  const flights = chase.slice(1).flatMap((event) => flightsOf(event, sceneWith(chase)));
  expect(flights.map(({ from }) => from)).toEqual(["row-2", "row-1", "row-0", "row-3", "seat-2", "seat-2", "seat-2"]);
  expect(flights.map(({ to }) => to)).toEqual(["away", "away", "seat-2", "seat-2", "bank", "bank", "bank"]);
});

test("a player who passes is paid", () => {
  expect(flightsOf(chase[0]!, sceneWith(chase))).toHaveLength(3);
  expect(flightsOf({ event: "passed", seat: 1, mice: 0 }, sceneWith([]))).toEqual([]);
});

test("other players' cards come from their seats; the viewer's own is already there", () => {
  const view = sampleView(4, { row: [0, 1].map((seat) => ({ seat, card: null, is_up: false })) });
  expect(flightsOf({ event: "laid", seat: 1 }, sceneWith([], view))).toMatchObject([{ from: "seat-1", to: "row-1" }]);
  expect(flightsOf({ event: "laid", seat: 0 }, sceneWith([], view))).toEqual([]);
});

test("only the most important event makes a sound", () => {
  expect(soundsOf(chase)).toEqual(["cat"]);
  expect(soundsOf([unwanted])).toEqual([]);
});
