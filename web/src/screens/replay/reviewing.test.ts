import { afterEach, expect, test, vi } from "vitest";
import type { GameRecord, GameReview } from "../../shapes";
import { givenTold, luckTold, reviewOf, seatFor, signed } from "./reviewing";
import { add } from "../../words/words.svelte";
import { settings } from "../../settings.svelte";
import words from "../../words/en/replay.ftl?raw";

const REVIEW: GameReview = {
  game: "katze_im_sack",
  seat: 1,
  decisions: 19,
  fair: 0.2,
  deal: 0.26,
  deal_error: 0.01,
  won: 0,
  given: -0.004,
  given_error: 0.02,
  worst: [],
};

afterEach(() => vi.unstubAllGlobals());
settings.change({ language: "en" });
add("en", [words]);

test("luck and play are told apart", () => {
  const [deal, result] = luckTold(REVIEW);
  expect(deal).toMatch(/ 26 of 100 games .*\(±\u00a02\).* worth \+6%/);
  expect(result).toContain("made the difference (−26%)");
  expect([signed(0.001), signed(-0.2)]).toEqual(["+0", "−20"]);
});

test("nothing is given away by chance, nor where nothing is decided", () => {
  expect(givenTold(REVIEW)).toContain("All 19 decisions together cost about 0%");
  expect(givenTold({ ...REVIEW, decisions: 0 })).toContain("no decisions in this game");
  expect(givenTold({ ...REVIEW, given: 2.98 })).toContain("more than a whole win");
});

test("whose game it is about", () => {
  const record = { bots: ["rules", null, null] } as unknown as GameRecord;
  expect([seatFor("open", record), seatFor(0, record)]).toEqual([1, 0]);
  expect(seatFor("spectator", { ...record, bots: ["rules"] })).toBe(0);
});

test("a review is asked for by game and seat", async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify(REVIEW)));
  vi.stubGlobal("fetch", asked);
  expect(await reviewOf("x y", 1)).toEqual(REVIEW);
  expect(asked.mock.calls[0]).toEqual(["/api/played/x%20y/review?seat=1", expect.anything()]);
});
