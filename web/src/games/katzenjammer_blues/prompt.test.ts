import { beforeAll, expect, test } from "vitest";
import type { BluesView } from "../../messages";
import type { Scene } from "../../table/scene";
import { speak } from "../../words/words.svelte";
import { promptOf } from "./prompt";

const SEAT = { passed: false };
const VIEW = { viewer: 0, turn: 1, end: null, phase: "auction", high: null, seats: [SEAT, SEAT, SEAT] };
const players = ["Anna", "Ben", "Cem"].map((name) => ({ name }));
const prompt = (view: object, legal: string[] = []) =>
  promptOf({ view: { ...VIEW, ...view } as BluesView, legal, players } as Scene<BluesView>);

beforeAll(() => speak("en"));

test("every phase has its own sentence, for the player and for those who wait", () => {
  const high = { high: "2x3", high_bidder: 1 };
  const said = [
    prompt({}, ["bid 1x1", "pass"]),
    prompt({ seats: [SEAT, { passed: true }, { passed: true }] }, ["bid 1x1", "pass"]),
    prompt(high, ["bid 3x1", "pass"]),
    prompt(high, ["pass"]),
    prompt({ ...high, phase: "paying" }, ["pay 33"]),
    prompt({ phase: "showing" }, ["show 1111", "done"]),
    prompt({ phase: "showing" }, ["done"]),
    prompt({}),
    prompt({ seats: [{ passed: true }, SEAT, SEAT] }),
    prompt({ ...high, phase: "paying" }),
    prompt({ phase: "showing" }),
    prompt({ end: "deck", turn: null }),
  ];
  expect(new Set(said).size).toBe(said.length);
  for (const waiting of said.slice(7, 11)) expect(waiting).toContain("Ben");
  for (const bid of [...said.slice(2, 5), said[9]]) expect(bid).toContain("2 × 3");
});

test("while nobody is asked, nothing is said", () => {
  expect(prompt({ turn: null })).toBe("");
});
