import { expect, test, vi } from "vitest";
import type { MauView } from "../../messages";
import type { Scene } from "../../table/scene";
import { Choice } from "./choice.svelte";

const RED = { key: "r8-1", card: "r8" };
const GREEN = { key: "g5-1", card: "g5" };
const WILD = { key: "wild-1", card: "wild" };

function makeChoice(legal: string[], sending: string | null = null) {
  const send = vi.fn(async () => {});
  const why = vi.fn(async () => "");
  const choice = new Choice(() => ({ legal, sending, send, why }) as unknown as Scene<MauView>);
  return { choice, send, why };
}

test("the second tap plays", () => {
  const { choice, send } = makeChoice(["play r8"]);
  choice.tap(RED);
  expect(send).not.toHaveBeenCalled();
  choice.tap(RED);
  expect(send).toHaveBeenCalledWith("play r8");
  expect(choice.leaving).toEqual(RED);
});

test("a tap on a card that doesn't fit asks why", () => {
  const { choice, why } = makeChoice(["play r8"]);
  choice.tap(GREEN);
  expect(why).toHaveBeenCalledWith("play g5");
  expect(choice.picked).toBeNull();
});

test("a colour changer needs its colour, and is put back by a second tap", () => {
  const { choice, send } = makeChoice(["play wild g", "play wild b"]);
  choice.tap(WILD);
  expect(choice.colours).toEqual(["g", "b"]);
  choice.pickColour("b");
  expect(send).toHaveBeenCalledWith("play wild b");
  choice.reset();
  choice.tap(WILD);
  choice.tap(WILD);
  expect(choice.picked).toBeNull();
});

test("the colour of a colour changer turned up first is named without a card", () => {
  const { choice, send, why } = makeChoice(["name g", "name b"]);
  expect(choice.colours).toEqual(["g", "b"]);
  choice.tap(RED);
  expect([choice.picked, why.mock.calls]).toEqual([null, [["play r8"]]]);
  choice.pickColour("b");
  expect(send).toHaveBeenCalledWith("name b");
});

test.each([
  ["sayMau", "play r8 mau"],
  ["skipMau", "play r8"],
] as const)("the second-to-last card waits: %s", (action, move) => {
  const { choice, send } = makeChoice(["play r8", "play r8 mau"]);
  choice.tap(RED);
  choice.tap(RED);
  expect([choice.pendingMove, send.mock.calls.length]).toEqual(["play r8", 0]);
  choice[action]();
  expect(send.mock.calls).toEqual([[move]]);
});

test("a choice that isn't sent can be undone", () => {
  const { choice, send } = makeChoice(["play r8", "play r8 mau"]);
  choice.tap(RED);
  choice.tap(RED);
  choice.undo();
  choice.skipMau();
  expect([choice.leaving, choice.flown, send.mock.calls.length]).toEqual([null, null, 0]);
});

test("the deck draws at once only where nothing else is possible", () => {
  const free = makeChoice(["draw", "play r8"]);
  free.choice.tapDeck();
  expect([free.choice.picked, free.send.mock.calls.length]).toEqual(["deck", 0]);
  free.choice.tapDeck();
  expect(free.send).toHaveBeenCalledWith("draw");
  const must = makeChoice(["draw"]);
  must.choice.tapDeck();
  expect(must.send).toHaveBeenCalledWith("draw");
  const never = makeChoice(["play r8"]);
  never.choice.tapDeck();
  expect(never.why).toHaveBeenCalledWith("draw");
});

test("nothing is chosen while a move is on its way", () => {
  const { choice } = makeChoice(["play r8"], "draw");
  choice.tap(RED);
  expect(choice.picked).toBeNull();
});
