import { beforeAll, expect, test } from "vitest";
import type { KatzeView } from "../../messages";
import type { Scene } from "../../table/scene";
import { learn } from "../../words/words.svelte";
import { promptOf } from "./prompt";
import { sampleView, withSeat } from "./samples";

const players = ["Ann", "Ben", "Cat", "Dan"].map((name) => ({ name }));
const prompt = (view: KatzeView, legal: string[] = []) => promptOf({ view, legal, players } as Scene<KatzeView>);

beforeAll(() => learn("page"));

test.each([
  ["laying", ["lay 3"], "Put a card in the sack."],
  ["auction", ["pass", "bid 1"], "You open the bidding: bid or pass."],
  ["auction", ["pass"], "You don’t have enough mice, so you can only pass."],
  ["offer", ["bid 1", "pass"], "Nobody has bid. The row is yours for 1 mouse."],
  ["offer", ["pass"], "Nobody has bid, but you have no mice, so you can only pass."],
] as const)("own turn, %s, %o", (phase, legal, said) => {
  expect(prompt(sampleView(4, { phase }), [...legal])).toBe(said);
});

test("a bid to beat is named", () => {
  const view = sampleView(4, { phase: "auction", high: 4, high_bidder: 3 });
  expect(prompt(view, ["pass", "bid 5"])).toBe("Dan bids 4. Bid more or pass.");
});

test.each([
  ["laying", "Ben is choosing a card …"],
  ["auction", "Ben is thinking: bid or pass?"],
  ["offer", "Ben has the last word: take the row or leave it?"],
] as const)("waiting, %s", (phase, said) => {
  expect(prompt(sampleView(4, { phase, turn: 1 }))).toBe(said);
});

test("players who are out wait for the others; after the end nobody waits", () => {
  expect(prompt(withSeat(sampleView(4, { phase: "auction", turn: 1 }), 0, { passed: true }))).toMatch(/^You’re out/);
  expect(prompt(sampleView(4, { phase: "over", end: "played", turn: null }))).toMatch(/over/);
});
