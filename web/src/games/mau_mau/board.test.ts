import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MauView } from "../../messages";
import { settings } from "../../settings.svelte";
import { buttonsIn, press, pressKey, settle, show, textOf } from "../../tests/component";
import { asScene, FakeScene } from "../../tests/fake_scene.svelte";
import Board from "./Board.svelte";

const view = (changes: Partial<MauView> = {}): MauView => ({
  game: "mau_mau",
  viewer: 0,
  players: 2,
  turn: 0,
  phase: "playing",
  end: null,
  scores: null,
  ranks: null,
  seats: [{ cards: 3 }, { cards: 5 }],
  hand: ["r8", "b2", "wild"],
  top: "r7",
  colour: "r",
  clockwise: true,
  next: 1,
  stacked: 0,
  deck: 40,
  pile: 3,
  drawable: 42,
  shuffles: 0,
  dealer: 0,
  ...changes,
});
const LEGAL = ["play r8", ...["g", "b", "r", "y"].map((colour) => `play wild ${colour}`), "draw"];
const board = (fake: FakeScene) => show(Board, { scene: asScene(fake) });
beforeEach(() => settings.change({ language: "en", motion: "less", mauSeconds: 4 }));
afterEach(() => vi.useRealTimers());

test("a card is lifted, then played; Escape puts it back", async () => {
  const fake = new FakeScene(view(), LEGAL);
  const shown = board(fake);
  press(shown, "red 8");
  expect(buttonsIn(shown)).toContain("Play red 8");
  pressKey("Escape");
  expect(buttonsIn(shown)).not.toContain("Play red 8");
  press(shown, "red 8");
  press(shown, "Play red 8");
  await settle();
  expect(fake.sent).toEqual(["play r8"]);
});

test("a card that doesn't fit says why", async () => {
  const fake = new FakeScene(view(), LEGAL);
  press(board(fake), "blue 2");
  await settle();
  expect([fake.sent, fake.asked]).toEqual([[], ["play b2"]]);
});

test("with a wild card one names a colour", async () => {
  const fake = new FakeScene(view(), LEGAL);
  const shown = board(fake);
  press(shown, /wild/i);
  press(shown, "blue");
  await settle();
  expect(fake.sent).toEqual(["play wild b"]);
});

test("the colour of a wild card that was turned up first is picked before anything is played", async () => {
  const fake = new FakeScene(view({ top: "wild", colour: null, phase: "naming" }), [
    "name g",
    "name b",
    "name r",
    "name y",
  ]);
  const shown = board(fake);
  expect(textOf(shown)).toContain("Which colour?");
  press(shown, "blue");
  await settle();
  expect(fake.sent).toEqual(["name b"]);
});

test("whoever can't play draws", async () => {
  const fake = new FakeScene(view({ stacked: 4 }), ["draw"]);
  press(board(fake), "Draw 4 cards");
  await settle();
  expect(fake.sent).toEqual(["draw"]);
});

describe("the last card but one", () => {
  const legal = ["play r8", "play r8 mau", "draw"];
  const begin = () => {
    vi.useFakeTimers();
    const fake = new FakeScene(view({ hand: ["r8", "b2"] }), legal);
    const shown = board(fake);
    press(shown, "red 8");
    press(shown, "Play red 8");
    return { fake, shown };
  };
  test("asks for mau, with the focus there, and not at the same tap", async () => {
    const { fake, shown } = begin();
    expect(textOf(document.activeElement!)).toMatch(/mau/i);
    press(shown, /^Mau/i);
    expect(fake.sent).toEqual([]);
    vi.advanceTimersByTime(500);
    flushSync();
    press(shown, /^Mau/i);
    await vi.advanceTimersByTimeAsync(10);
    expect(fake.sent).toEqual(["play r8 mau"]);
  });
  test("is played without it when the time is up", async () => {
    const { fake } = begin();
    await vi.advanceTimersByTimeAsync(4200);
    expect(fake.sent).toEqual(["play r8"]);
  });
});
