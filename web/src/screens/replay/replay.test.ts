import words from "../../words/en/replay.ftl?raw";
import { settings } from "../../settings.svelte";
import type { GameRecord, GameReview } from "../../shapes";
import { add } from "../../words/words.svelte";
import { Film, ReplayScene } from "./film.svelte";
import { commandOf } from "./player.svelte";
import { describeCost, describeLuck, reviewOf, seatFor, signed } from "./Review.svelte";
import { afterEach, expect, test, vi } from "vitest";

const LENGTH = 2500; // moves

function record(game: string): GameRecord {
  return {
    game,
    options: {},
    names: ["Anna", "Ben"],
    bots: [null, "rules"],
    moves: Array(LENGTH).fill("0 turn"),
  } as unknown as GameRecord;
}

/** A server whose frames contain the viewer and their number; every 700th is a landmark. */
function serve(view: (seat: number | null, at: number) => object) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const query = new URL(path, "http://table").searchParams;
    const [from, seat] = [Number(query.get("from")), query.has("seat") ? Number(query.get("seat")) : null];
    const count = Math.min(Number(query.get("count")), LENGTH + 1 - from);
    const frames = Array.from({ length: count }, (_, place) => ({
      entry: null,
      events: [{ event: (from + place) % 700 ? "drew" : "shuffled", seat: 0 }],
      view: { viewer: seat, ...view(seat, from + place) },
    }));
    return new Response(JSON.stringify({ frames }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("only the pages that are looked at are fetched, each once", async () => {
  const asked = serve((_, at) => ({ at }));
  const film = new Film("x y", record("maus_pass_auf"));
  await film.show(false);
  await film.go(999);
  await film.go(1000);
  await film.go(LENGTH + 10);
  expect(film.shown).toMatchObject({ at: LENGTH, view: { at: LENGTH } });
  await film.go(-3);
  expect(film.at).toBe(0);
  expect(asked.map((path) => path.replace(/&count.*/, ""))).toEqual(
    [0, 1000, 2000].map((from) => `/api/played/x%20y/replay?from=${from}`),
  );
});

test("only a single step forward is seen happening", async () => {
  serve(() => ({}));
  const film = new Film("x", record("maus_pass_auf"));
  const scene = new ReplayScene(film);
  const seen: number[] = [];
  for (const at of [1, 2, 1, 5, 6]) {
    await film.go(at);
    seen.push(scene.events.length);
  }
  expect(seen).toEqual([1, 1, 0, 0, 1]);
});

test("a jump goes to the next landmark or the one before, over pages, and else to an end", async () => {
  serve(() => ({}));
  const film = new Film("x", record("mau_mau"));
  const places: number[] = [];
  for (const way of [1, 1, 1, 1, -1, -1, -1, -1] as const) {
    await film.jump(way);
    places.push(film.at);
  }
  expect(places).toEqual([700, 1400, 2100, LENGTH, 2100, 1400, 700, 0]);
});

test("all open shows every hand; a seat's eyes see as it did", async () => {
  serve((seat) => ({ game: "mau_mau", hand: seat === null ? null : [`g${seat}`, "wild"] }));
  const film = new Film("x", record("mau_mau"));
  await film.lookThrough("open");
  expect(film.shown!.hands).toEqual([
    ["g0", "wild"],
    ["g1", "wild"],
  ]);
  expect(film.shown!.view.viewer).toBe(null);
  await film.lookThrough(1);
  expect(film.shown).toMatchObject({ hands: null, view: { viewer: 1 } });
});

test("without hands there is nothing to open", async () => {
  serve(() => ({ game: "maus_pass_auf" }));
  const film = new Film("x", record("maus_pass_auf"));
  await film.lookThrough("open");
  expect(film.shown!.hands).toEqual([null, null]);
});

test("whoever has gone on meanwhile doesn't see what comes late", async () => {
  serve((_, at) => ({ at }));
  const film = new Film("x", record("maus_pass_auf"));
  await Promise.all([film.go(2000), film.go(5)]);
  expect(film.shown!.at).toBe(5);
});

test.each([
  ["<p></p>", "ArrowRight", "forward"],
  ["<p></p>", " ", "play"],
  ["<p></p>", "x", null],
  ["<input type=range>", "ArrowRight", null],
  ["<input type=range>", " ", "play"],
  ["<select></select>", "Home", null],
  ["<button></button>", " ", null],
  ["<button></button>", "End", "last"],
])("in %s the key %j does %j", (html, key, command) => {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key });
  document.body.firstElementChild!.dispatchEvent(event);
  expect(commandOf(event)).toBe(command);
});

const REVIEW: GameReview = {
  game: "mau_mau",
  seat: 1,
  decisions: 19,
  fair: 0.2,
  deal: 0.26,
  deal_error: 0.01,
  won: 0,
  given: 0,
  given_error: 0,
  worst: [],
};

settings.change({ language: "en" });
add("en", [words]);

test("luck and play are told apart", () => {
  const [deal, result] = describeLuck(REVIEW);
  expect(deal).toMatch(/ 26 of 100 games .*\(±\u00a02\).* worth \+6%/);
  expect(result).toContain("made the difference (−26%)");
  expect([signed(0.001), signed(-0.2)]).toEqual(["+0", "−20"]);
});

test("the summary counts what the list shows, and nothing else", () => {
  const line = { at: 3, move: "draw", best: "play r8", given: 0.06, error: 0.01 };
  expect(describeCost(REVIEW)).toContain("No decision cost a measurable chance");
  expect(describeCost({ ...REVIEW, decisions: 0 })).toContain("no decisions in this game");
  expect(describeCost({ ...REVIEW, given: 0.06, worst: [line] })).toContain("This decision cost about 6%");
  expect(describeCost({ ...REVIEW, given: 0.12, worst: [line, line] })).toContain(
    "These 2 decisions together cost about 12%",
  );
  expect(describeCost({ ...REVIEW, given: 2.98, worst: [line] })).toContain("more than a whole win");
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
