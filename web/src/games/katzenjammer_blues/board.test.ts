import { beforeEach, describe, expect, test } from "vitest";
import type { BluesView } from "../../messages";
import { settings } from "../../settings.svelte";
import { buttonNamed, buttonsIn, press, settle, show, textOf } from "../../tests/component";
import { asScene, FakeScene } from "../../tests/fake_scene.svelte";
import Board from "./Board.svelte";

const seat = { cards: 6, mice: 0, jokers: 0, bid: null, passed: false, penalty: 0 };
const view = (changes: Partial<BluesView> = {}): BluesView => ({
  game: "katzenjammer_blues",
  viewer: 0,
  players: 3,
  turn: 0,
  phase: "auction",
  end: null,
  scores: null,
  ranks: null,
  seats: [seat, seat, seat],
  hand: "11335J",
  row: ["2", "4"],
  deck: 60,
  discard: "",
  mice_left: 20,
  bandleader: 1,
  high: null,
  high_bidder: null,
  ...changes,
});
const board = (fake: FakeScene) => show(Board, { scene: asScene(fake) });
beforeEach(() => settings.change({ language: "en", motion: "less" }));

describe("an auction", () => {
  test("a bid is chosen from the list, then sent", async () => {
    const fake = new FakeScene(view(), ["bid 1x1", "bid 2x3", "pass"]);
    const shown = board(fake);
    press(shown, "2 × 3");
    expect(buttonNamed(shown, "2 × 3").getAttribute("aria-pressed")).toBe("true");
    expect(fake.sent).toEqual([]);
    press(shown, /^Bid .*2 × 3/);
    await settle();
    expect(fake.sent).toEqual(["bid 2x3"]);
  });
  test("passing is one press away", async () => {
    const fake = new FakeScene(view(), ["bid 1x1", "pass"]);
    press(board(fake), "Pass");
    await settle();
    expect(fake.sent).toEqual(["pass"]);
  });
  test("the hinted bid is named as such, also with jokers in it", () => {
    const shown = board(new FakeScene(view(), ["bid 3x3", "pass"], { hint: "bid 3x3" }));
    expect(buttonsIn(shown)).toContainEqual(expect.stringMatching(/^3 × 3, .*joker.*, this is the hint/));
  });
  test("all bids are listed, the highest first, with whoever has passed", () => {
    const seats = [{ ...seat, bid: "1x2", passed: true }, { ...seat, bid: "2x3" }, seat];
    const shown = board(new FakeScene(view({ turn: 2, seats, high: "2x3", high_bidder: 1 })));
    const list = [...shown.querySelectorAll("section ol li")].map(textOf).filter((text) => text.includes("×"));
    expect(list).toEqual([expect.stringMatching(/2 × 3.*Ben/), expect.stringMatching(/1 × 2.*you.*passed/i)]);
  });
});

test("while others bid, one can leave an order", async () => {
  const orders = ["pass", "up to 1x1", "up to 2x3"];
  const fake = new FakeScene(view({ turn: 1 }), [], { orders });
  const shown = board(fake);
  expect(buttonsIn(shown)).not.toContain("2 × 3");
  press(shown, "Bid in advance");
  expect(textOf(shown)).toContain("An order for this row");
  press(shown, "2 × 3");
  press(shown, /up to.*2 × 3/i);
  await settle();
  expect(fake.order).toBe("up to 2x3");
  press(shown, "Take it back");
  await settle();
  expect(fake.order).toBeNull();
  expect(buttonNamed(shown, "Bid in advance").getAttribute("aria-expanded")).toBe("false");
});

describe("paying", () => {
  const paying = { phase: "paying", high: "2x3", high_bidder: 0 } as const;
  test("one chooses the cards where there is a choice", async () => {
    const fake = new FakeScene(view(paying), ["pay 33", "pay 3J"]);
    const shown = board(fake);
    press(
      shown,
      buttonsIn(shown).find((name) => name.includes(";") && /joker/i.test(name))!,
    );
    press(shown, /^Pay/);
    await settle();
    expect(fake.sent).toEqual(["pay 3J"]);
  });
});

test("foursomes are shown one by one, or not", async () => {
  const fake = new FakeScene(view({ phase: "showing", hand: "11113" }), ["show 1111", "done"]);
  const shown = board(fake);
  expect(buttonsIn(shown).some((name) => /mice|mouse/.test(name))).toBe(true);
  press(shown, /^(Done|Finish|Keep|Continue)/i);
  await settle();
  expect(fake.sent).toEqual(["done"]);
});

test("nothing can be pressed twice while a move is on its way", () => {
  const shown = board(new FakeScene(view(), ["bid 1x1", "pass"], { sending: "pass" }));
  expect(buttonsIn(shown).filter((name) => /Pass|Bid|×/.test(name))).toEqual([]);
});
