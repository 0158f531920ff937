import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MausView } from "../../messages";
import type { Scene } from "../../table/scene";
import { Choice } from "./choice.svelte";

const view = (turn: number) => ({ turn, viewer: 0 }) as MausView;

/** A choice, and a function that gives a seat the next decision. */
function makeChoice(mine: number[]) {
  const send = vi.fn(async () => {});
  const players = [0, 1].map((seat) => ({ isMe: mine.includes(seat) }));
  const scene = { view: view(0), players, legal: ["turn"], sending: null as string | null, send };
  const choice = new Choice(() => scene as unknown as Scene<MausView>);
  const give = (seat: number) => ((scene.view = view(seat)), choice.renew());
  give(0);
  return { choice, scene, send, give };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a tap turns a card up, but not while one is on its way or another player’s turn", () => {
  const { choice, scene, send } = makeChoice([0]);
  choice.tap();
  expect(send.mock.calls).toEqual([["turn"]]);
  scene.sending = "turn";
  choice.tap();
  Object.assign(scene, { sending: null, legal: [] });
  choice.tap();
  expect(send).toHaveBeenCalledTimes(1);
});

test("at a shared device, a second tap right after the turn has passed on does nothing", () => {
  const { choice, send, give } = makeChoice([0, 1]);
  vi.advanceTimersByTime(1000);
  give(1);
  choice.tap();
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  choice.tap();
  give(1); // hunting: the same player again
  choice.tap();
  expect(send).toHaveBeenCalledTimes(2);
});
