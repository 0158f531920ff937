import { expect, test } from "vitest";
import type { MausPassAufEvent } from "../../messages";
import { lastCard, travels, wonBy } from "./happening";

const paths = (event: MausPassAufEvent) => travels(event, 0).map(({ from, to }) => `${from} ${to}`);
const CATCH: MausPassAufEvent[] = [
  { event: "turned", seat: 1, card: "C" },
  { event: "caught", seat: 1, cards: 3 },
];

test("cards come from the stack of who turns", () => {
  expect(paths({ event: "turned", seat: 0, card: "K" })).toEqual(["stack pile"]);
  expect(paths({ event: "turned", seat: 2, card: "K" })).toEqual(["seat-2 pile"]);
});

test("a catcher gets a chip and the pile", () => {
  expect(paths(CATCH[1]!)).toEqual(["chips seat-1", "pile seat-1", "pile seat-1", "pile seat-1"]);
});

test("a mouse runs home, and the pile goes after it", () => {
  expect(paths({ event: "escaped", seat: 0, cards: 9 })).toEqual(Array(5).fill("pile stack"));
});

test("what was won last is known from the events", () => {
  expect(wonBy(CATCH)).toMatchObject({ event: "caught", seat: 1 });
  expect(lastCard(CATCH)).toBe("C");
  expect([wonBy([]), lastCard([])]).toEqual([null, null]);
});
