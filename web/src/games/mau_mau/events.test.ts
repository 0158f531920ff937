import { beforeAll, expect, test } from "vitest";
import type { MauMauEvent, MauView } from "../../messages";
import { speak } from "../../words/words.svelte";
import type { Scene } from "../../table/scene";
import { Choice } from "./choice.svelte";
import { bubbleOf, flightsOf } from "./events";

const SCENE = { view: { viewer: 0 } } as Scene<MauView>;

function paths(event: MauMauEvent, flown: string | null = null): string[] {
  const choice = new Choice(() => SCENE);
  choice.flown = flown;
  return flightsOf(event, SCENE, choice).map(({ from, to }) => `${from} ${to}`);
}

beforeAll(() => speak("de"));

test("cards go from where they were to where they are", () => {
  expect(paths({ event: "turned-up", card: "r8" })).toEqual(["deck pile"]);
  expect(paths({ event: "played", seat: 2, card: "r8" })).toEqual(["seat-2 pile"]);
  expect(paths({ event: "drew", seat: 1, count: 2 })).toEqual(["deck seat-1", "deck seat-1"]);
  expect(paths({ event: "drew", seat: 0, count: 1, cards: ["g1"] })).toEqual(["deck hand"]);
});

test("the viewer's own card flies once", () => {
  expect(paths({ event: "played", seat: 0, card: "r8" })).toEqual(["hand pile"]);
  expect(paths({ event: "played", seat: 0, card: "r8" }, "r8")).toEqual([]);
});

test("only six of many drawn cards fly", () => {
  expect(paths({ event: "drew", seat: 1, count: 12 })).toHaveLength(6);
});

test("the bubble shows what a seat said or suffered last", () => {
  const events: MauMauEvent[] = [
    { event: "played", seat: 1, card: "r8" },
    { event: "forgot", seat: 1 },
    { event: "drew", seat: 1, count: 1 },
  ];
  expect(bubbleOf(events, 1)).toBe("Mau vergessen");
  expect(bubbleOf([{ event: "played", seat: 1, card: "r8", word: "mau" }], 1)).toBe("Mau!");
  expect(bubbleOf(events, 2)).toBeNull();
});
