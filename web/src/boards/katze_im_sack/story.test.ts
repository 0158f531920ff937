import { expect, test } from "vitest";
import type { KatzeImSackEvent } from "../../messages";
import { flightsOf } from "./flights";
import { sampleView } from "./samples";
import { soundOf } from "./sounds";
import { storyOf } from "./story";

const won: KatzeImSackEvent = { event: "won", seat: 2, price: 5, cards: ["3", "D", "15", "0"] };
const chase: KatzeImSackEvent[] = [
  { event: "passed", seat: 1, mice: 6 },
  won,
  { event: "chased", dog: "D", card: "15", place: 2 },
  { event: "kept", seat: 2, count: 2, cards: ["3", "0"], points: 3 },
];
const unwanted: KatzeImSackEvent = { event: "discarded", cards: ["-8", "d"] };

test("a round's story says who took what, and what became of the rest", () => {
  const story = storyOf(chase)!;
  expect(story).toMatchObject({ seat: 2, price: 5, points: 3 });
  expect(story.cards.map(({ fate }) => fate)).toEqual(["kept", "dog", "chased", "kept"]);
});

test("a row that nobody wants is nobody's", () => {
  expect(storyOf([unwanted])).toMatchObject({ seat: null, points: 0 });
  expect(storyOf([{ event: "bid", seat: 0, bid: 2 }])).toBeNull();
});

test("the cat runs first, the dog after it, and the rest goes to the winner", () => {
  const flights = flightsOf(won, chase, sampleView(4));
  expect(flights.map(({ from }) => from)).toEqual(["row-2", "row-1", "row-0", "row-3", "seat-2", "seat-2", "seat-2"]);
  expect(flights.map(({ to }) => to)).toEqual(["away", "away", "seat-2", "seat-2", "bank", "bank", "bank"]);
});

test("who passes is paid", () => {
  expect(flightsOf(chase[0]!, chase, sampleView(4))).toHaveLength(3);
  expect(flightsOf({ event: "passed", seat: 1, mice: 0 }, [], sampleView(4))).toEqual([]);
});

test("others' cards come from their seats, one's own lies there already", () => {
  const view = sampleView(4, { row: [0, 1].map((seat) => ({ seat, card: null, is_up: false })) });
  expect(flightsOf({ event: "laid", seat: 1 }, [], view)).toMatchObject([{ from: "seat-1", to: "row-1" }]);
  expect(flightsOf({ event: "laid", seat: 0 }, [], view)).toEqual([]);
});

test("the most telling event is heard", () => {
  expect(soundOf(chase)).toBe("cat");
  expect(soundOf([unwanted])).toBeNull();
});
