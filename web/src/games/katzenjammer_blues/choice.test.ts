import { expect, test, vi } from "vitest";
import type { BluesView } from "../../messages";
import type { Scene } from "../../table/scene";
import { Choice } from "./choice.svelte";

function makeChoice(phase: BluesView["phase"], legal: string[], orders: string[] = []) {
  const why = vi.fn(async () => "");
  const setOrder = vi.fn(async () => {});
  const view = { phase, hand: "1224J", high: null, players: 3 } as BluesView;
  const scene = { view, legal, orders, sending: null as string | null, order: null, why, setOrder };
  const choice = new Choice(() => scene as unknown as Scene<BluesView>);
  choice.renew();
  return { choice, scene, why, setOrder };
}

test("taps build a bid, the next decision forgets it", () => {
  const { choice } = makeChoice("auction", ["pass", "bid 2x2", "bid 3x2"]);
  choice.tap("2");
  choice.tap("2");
  expect([choice.move, choice.lifted["2"], choice.lifted.J]).toEqual(["bid 3x2", 2, 1]);
  choice.renew();
  expect(choice.move).toBeNull();
});

test("a tap that leads to no legal move asks why", () => {
  const { choice, why } = makeChoice("auction", ["pass", "bid 3x2"]);
  choice.tap("4");
  expect(why).toHaveBeenCalledWith("bid 2x4");
});

test("nothing changes while a move is on its way", () => {
  const { choice, scene } = makeChoice("auction", ["pass", "bid 2x2", "bid 3x2"]);
  scene.sending = "bid 2x2";
  choice.tap("2");
  expect([choice.canTap, choice.move]).toEqual([false, "bid 2x2"]);
});

test("a payment without jokers is chosen at first", () => {
  expect(makeChoice("paying", ["pay 22", "pay 2J"]).choice.move).toBe("pay 22");
});

test("a planned bid outlasts the bids of others as long as it is possible", () => {
  const { choice, scene } = makeChoice("auction", [], ["pass", "up to 2x2", "up to 3x2"]);
  choice.pick("bid 3x2");
  scene.orders = ["pass", "up to 3x2"];
  choice.renew();
  expect(choice.move).toBe("bid 3x2");
  scene.orders = ["pass"];
  choice.renew();
  expect(choice.move).toBeNull();
});

test("a tap means something in advance only once the bids are unfolded, and they fold with the next turn", () => {
  const { choice, scene } = makeChoice("auction", [], ["pass", "up to 2x2"]);
  expect(choice.canTap).toBe(false);
  choice.isOpen = true;
  expect(choice.canTap).toBe(true);
  scene.orders = [];
  choice.renew();
  expect(choice.isOpen).toBe(false);
});

test("an order that is given is no longer being planned", async () => {
  const { choice, setOrder } = makeChoice("auction", [], ["pass", "up to 2x2"]);
  choice.pick("bid 2x2");
  choice.giveOrder("up to 2x2");
  await vi.waitFor(() => expect(choice.move).toBeNull());
  expect(setOrder).toHaveBeenCalledWith("up to 2x2");
});
