import { expect, test } from "vitest";
import type { MausPassAufEvent, MausView } from "../../messages";
import type { Scene } from "../../table/scene";
import { flightsOf, lastTurned, pileWin } from "./events";

const SCENE = { view: { viewer: 0 } } as Scene<MausView>;
const paths = (event: MausPassAufEvent) => flightsOf(event, SCENE).map(({ from, to }) => `${from} ${to}`);
const CATCH: MausPassAufEvent[] = [
  { event: "turned", seat: 1, card: "C" },
  { event: "caught", seat: 1, cards: 3 },
];

test("a turned card comes from the stack of its player", () => {
  expect(paths({ event: "turned", seat: 0, card: "K" })).toEqual(["stack pile"]);
  expect(paths({ event: "turned", seat: 2, card: "K" })).toEqual(["seat-2 pile"]);
});

test("a catcher gets a chip and the pile", () => {
  expect(paths(CATCH[1]!)).toEqual(["chips seat-1", "pile seat-1", "pile seat-1", "pile seat-1"]);
});

test("a mouse runs home, and the pile goes after it", () => {
  expect(paths({ event: "escaped", seat: 0, cards: 9 })).toEqual(Array(5).fill("pile stack"));
});

test("the events say who won the pile, and with which card", () => {
  expect(pileWin(CATCH)).toMatchObject({ event: "caught", seat: 1 });
  expect(lastTurned(CATCH)?.card).toBe("C");
  expect([pileWin([]), lastTurned([])]).toEqual([null, null]);
});
