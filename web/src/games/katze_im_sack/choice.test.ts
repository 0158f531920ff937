import { expect, test, vi } from "vitest";
import type { KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { Choice } from "./choice.svelte";

function makeChoice(legal: string[], orders: string[] = []) {
  const [send, why, setOrder] = [vi.fn(async () => {}), vi.fn(async () => ""), vi.fn(async () => {})];
  const scene = { legal, orders, sending: null as string | null, send, why, setOrder };
  return { choice: new Choice(() => scene as unknown as Scene<KatzeView>), scene, why, setOrder };
}

test("a tap proposes a card, a second one takes it back", () => {
  const { choice } = makeChoice(["lay 3", "lay D"]);
  choice.tap("3");
  choice.tap("D");
  expect(choice.card).toBe("D");
  choice.tap("D");
  expect(choice.card).toBeNull();
});

test("a card that can’t be laid asks why", () => {
  const { choice, why } = makeChoice(["lay 3"]);
  choice.tap("D");
  expect([choice.card, why.mock.calls]).toEqual([null, [["lay D"]]]);
});

test("nothing changes while a card is on its way; the next decision forgets it", () => {
  const { choice, scene } = makeChoice(["lay 3", "lay D"]);
  choice.tap("3");
  scene.sending = "lay 3";
  choice.tap("D");
  choice.undo();
  expect(choice.card).toBe("3");
  choice.renew();
  expect(choice.card).toBeNull();
});

test("the lowest bid is offered first, and again with the next decision", () => {
  const { choice } = makeChoice(["pass", "bid 4", "bid 5", "bid 6"]);
  expect(choice.bid).toBe(4);
  choice.bid = 6;
  expect(choice.bid).toBe(6);
  choice.renew();
  expect(choice.bid).toBe(4);
});

test("a limit outlasts the bids of others as long as it is possible", async () => {
  const { choice, scene, setOrder } = makeChoice([], ["pass", "up to 4", "up to 5", "up to 6"]);
  choice.limit = 5;
  scene.orders = ["pass", "up to 5", "up to 6"];
  choice.renew();
  expect(choice.limit).toBe(5);
  scene.orders = ["pass", "up to 6"];
  choice.renew();
  expect(choice.limit).toBe(6);
  choice.giveOrder("up to 6");
  expect(setOrder).toHaveBeenCalledWith("up to 6");
  scene.orders = [];
  choice.renew();
  expect(choice.limits).toEqual([]);
});
