import { beforeEach, expect, test } from "vitest";
import type { KatzeView } from "../../messages";
import { settings } from "../../settings.svelte";
import { buttonNamed, buttonsIn, press, settle, show } from "../../tests/component";
import { asScene, FakeScene } from "../../tests/fake_scene.svelte";
import Board from "./Board.svelte";

const seat = { cards: 3, mice: 12, bid: null, passed: false, played: [], won: [], points: 0 };
const view = (changes: Partial<KatzeView> = {}): KatzeView => ({
  game: "katze_im_sack",
  viewer: 0,
  players: 3,
  turn: 0,
  phase: "auction",
  end: null,
  scores: null,
  ranks: null,
  seats: [seat, { ...seat, mice: null }, { ...seat, mice: null }],
  hand: ["3", "15", "d"],
  removed: "-8",
  row: [
    { seat: 1, card: "5", is_up: true },
    { seat: 2, card: null, is_up: false },
    { seat: 0, card: "11", is_up: false },
  ],
  places: [1, 2, 0],
  mouse_cards: [
    { mice: 2, is_taken: false, is_next: true },
    { mice: 4, is_taken: false, is_next: false },
  ],
  is_filled: true,
  pass_reward: 2,
  bank: 20,
  start: 1,
  high: null,
  high_bidder: null,
  round: 2,
  rounds: 9,
  dummy: null,
  ...changes,
});
const board = (fake: FakeScene) => show(Board, { scene: asScene(fake) });
const bids = (most: number) => [...Array.from({ length: most }, (_, mice) => `bid ${mice + 1}`), "pass"];
beforeEach(() => settings.change({ language: "en", motion: "less" }));

test("a bid goes up and down within what is possible", async () => {
  const fake = new FakeScene(view(), bids(12));
  const shown = board(fake);
  expect(buttonNamed(shown, "One less").disabled).toBe(true);
  press(shown, "One more");
  press(shown, "3 more");
  press(shown, "One less");
  press(shown, "Bid 4 mice");
  await settle();
  expect(fake.sent).toEqual(["bid 4"]);
  press(shown, /^All 12/);
  expect(buttonNamed(shown, "One more").disabled).toBe(true);
  expect(buttonsIn(shown)).toContain("Bid 12 mice");
});

test("the hint can be taken over, and every turn begins with the lowest bid", async () => {
  const fake = new FakeScene(view(), bids(12), { hint: "bid 7" });
  const shown = board(fake);
  press(shown, /7$/);
  expect(buttonsIn(shown)).toContain("Bid 7 mice");
  fake.ply += 1;
  await settle();
  expect(buttonsIn(shown)).toContain("Bid 1 mouse");
});

test("passing says what it brings", async () => {
  const fake = new FakeScene(view(), bids(1));
  press(board(fake), "Pass: +2 mice");
  await settle();
  expect(fake.sent).toEqual(["pass"]);
});

test("an order can be left in advance and revoked", async () => {
  const fake = new FakeScene(view({ turn: 1 }), [], { orders: ["pass", "up to 1", "up to 2", "up to 3"] });
  const shown = board(fake);
  expect(buttonNamed(shown, "Bid in advance").getAttribute("aria-expanded")).toBe("false");
  press(shown, "Bid in advance");
  press(shown, "One more");
  press(shown, /^Bid up to 2/);
  await settle();
  expect(fake.order).toBe("up to 2");
  press(shown, "Take it back");
  await settle();
  expect(fake.order).toBeNull();
});

test("a card is chosen, then laid face down", async () => {
  const fake = new FakeScene(view({ phase: "laying", row: [] }), ["lay 3", "lay 15", "lay d"]);
  const shown = board(fake);
  press(shown, /^15/);
  press(shown, "Lay face down");
  await settle();
  expect(fake.sent).toEqual(["lay 15"]);
});
