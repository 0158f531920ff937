import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { AnyEvent } from "../messages";
import { dismiss, shown } from "../notices.svelte";
import type { Scene } from "../table/scene";
import { followScene, Interaction } from "./interaction.svelte";

class Choice extends Interaction {
  resets = 0;
  refusals = 0;
  shows = 0;
  reset(): void {
    this.resets += 1;
  }
  override eventsShown(): void {
    this.shows += 1;
  }
  protected override refused(): void {
    this.refusals += 1;
  }
}

const EVENT = { event: "drew", seat: 0 } as unknown as AnyEvent;
const sceneAt = (changes: Partial<Scene>) => ({ ply: 1, events: [], sending: null, ...changes }) as unknown as Scene;
const texts = () => shown().map(({ text }) => text);
afterEach(() => shown().forEach(({ key }) => dismiss(key)));

/** A choice on a board that follows a scene, and a function that changes the scene. */
function follow() {
  let scene = $state.raw(sceneAt({}));
  const choice = new Choice(() => scene);
  const flightsOf = vi.fn(() => []);
  const stop = $effect.root(() => followScene(choice, { flightsOf, soundsOf: () => [] }));
  flushSync();
  const change = (changes: Partial<Scene>) => ((scene = { ...scene, ...changes }), flushSync());
  return { choice, change, flightsOf, stop };
}

test("a choice is renewed with every decision, not with every update", () => {
  const { choice, change, stop } = follow();
  expect(choice.resets).toBe(1);
  change({}); // somebody has written a message
  expect(choice.resets).toBe(1);
  change({ ply: 2 });
  expect(choice.resets).toBe(2);
  stop();
});

test("every list of events is shown once", () => {
  const { choice, change, flightsOf, stop } = follow();
  const events = [EVENT, EVENT];
  change({ events });
  change({ events, ply: 2 });
  expect([flightsOf.mock.calls.length, choice.shows]).toEqual([2, 1]);
  stop();
});

test("a move that is refused says why", async () => {
  const choice = new Choice(() => sceneAt({ send: () => Promise.reject(new Error("Too late.")) }));
  choice.send("pass");
  await vi.waitFor(() => expect(texts()).toEqual(["Too late."]));
  expect(choice.refusals).toBe(1);
});

test("a move that is not legal is explained; without a reason nothing is said", async () => {
  const why = vi.fn().mockResolvedValueOnce("").mockResolvedValueOnce("Not your turn.");
  const choice = new Choice(() => sceneAt({ why }));
  choice.explain("bid 1");
  choice.explain("bid 2");
  await vi.waitFor(() => expect(texts()).toEqual(["Not your turn."]));
  expect(why.mock.calls).toEqual([["bid 1"], ["bid 2"]]);
});

test("an order that is accepted ends the choice, another one is complained about", async () => {
  const setOrder = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("Offline."));
  const choice = new Choice(() => sceneAt({ setOrder }));
  choice.giveOrder("pass");
  await vi.waitFor(() => expect(choice.resets).toBe(1));
  choice.giveOrder(null);
  await vi.waitFor(() => expect(texts()).toEqual(["Offline."]));
  expect(choice.resets).toBe(1);
});

test("what is on its way can’t be undone", () => {
  const choice = new Choice(() => sceneAt({ sending: "pass" }));
  choice.undo();
  expect([choice.isBusy, choice.resets]).toEqual([true, 0]);
});
