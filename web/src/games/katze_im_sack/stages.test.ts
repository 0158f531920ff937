import { beforeAll, expect, test } from "vitest";
import type { KatzeImSackEvent, KatzeView } from "../../messages";
import { outline, viewsIn } from "../../tests/stages";
import { speak } from "../../words/words.svelte";
import { sampleView, withSeat } from "./samples";
import stagesOf from "./stages";
import { placesOf } from "./view";

beforeAll(() => speak("en"));

const passed: KatzeImSackEvent = { event: "passed", seat: 1, mice: 6 };
const turned: KatzeImSackEvent = { event: "turned", cards: ["15", "-8"], place: 2 };
const won: KatzeImSackEvent = { event: "won", seat: 2, price: 5, cards: ["3", "D", "15", "-8"] };
const chased: KatzeImSackEvent = { event: "chased", seat: 2, dog: "D", card: "15", place: 2 };
const kept: KatzeImSackEvent = { event: "kept", seat: 2, count: 2, cards: ["3", "-8"], points: -5 };
const round: KatzeImSackEvent = { event: "round", round: 2, seat: 2 };

const before = sampleView(4, {
  phase: "auction",
  row: ["3", "D", null, null].map((card, seat) => ({ seat, card, is_up: card !== null })),
  mouse_cards: [
    { mice: 4, is_taken: true, is_next: false },
    { mice: 6, is_taken: false, is_next: true },
  ],
});
const after = withSeat(sampleView(4, { round: 2 }), 2, { points: -5, won: ["3", "-8"] });

test("the last sacks open, the dog chases, points and mice are paid, and only then the next round begins", () => {
  const stages = stagesOf([passed, turned, won, chased, kept, round]);
  expect(outline(stages)).toEqual([
    "sack [passed turned] The last sacks open: 15, −8",
    "chase [won chased] The big dog chases the 15 away!",
    "points [kept] Cem pays 5 mice: −5 pts",
  ]);
  const [sack, chase, points] = viewsIn(stages, before, after) as [KatzeView, KatzeView, KatzeView];
  expect(sack.row.map(({ card }) => card)).toEqual(["3", "D", "15", "-8"]);
  expect(sack.seats[1]!.passed).toBe(true);
  expect(sack.mouse_cards.map(({ is_taken }) => is_taken)).toEqual([true, true]);
  expect(chase.row).toEqual(sack.row);
  expect(placesOf(points).some(({ hasCard }) => hasCard)).toBe(false);
  expect(points).toMatchObject({ round: 1, bank: before.bank + 5 });
  expect(points.seats[2]).toMatchObject({ points: -5, won: ["3", "-8"] });
});

test("a viewer's own mice follow the payment", () => {
  const mine: KatzeImSackEvent[] = [{ ...passed, seat: 0 }, { ...turned }, { ...won }, kept];
  const [sack] = viewsIn(stagesOf(mine), before, after);
  expect([sack!.seats[0]!.mice, sack!.seats[1]!.mice]).toEqual([21, null]);
});

test("dogs that scare each other, a dog that finds nothing, and nothing that is left", () => {
  const dogs: KatzeImSackEvent = { event: "dogs", cards: ["d", "D"] };
  const nothing: KatzeImSackEvent = { event: "kept", seat: 0, count: 0, cards: [], points: 0 };
  const mine: KatzeImSackEvent = { event: "won", seat: 0, price: 1, cards: ["d", "D"] };
  expect(outline(stagesOf([mine, dogs, nothing]))).toEqual([
    "chase [won dogs] The dogs scare each other away.",
    "points [kept] You pay 1 mouse, and nothing is left.",
  ]);
  expect(outline(stagesOf([mine, { event: "idle", dog: "d" }, nothing]))[0]).toContain("small dog finds nothing");
});

test("a row that nobody wants is cleared; other moves are no scene", () => {
  const stages = stagesOf([passed, { event: "discarded", cards: ["3"] }, round]);
  expect(outline(stages)).toEqual(["unwanted [passed discarded] Nobody wants the row: it leaves the game."]);
  expect(stagesOf([{ event: "bid", seat: 1, bid: 3 }])).toEqual([]);
  expect(stagesOf([passed, turned])).toEqual([]);
});
