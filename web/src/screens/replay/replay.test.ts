import { afterEach, expect, test, vi } from "vitest";
import type { GameRecord } from "../../shapes";
import { Film } from "./film.svelte";
import { deedOf } from "./keys";
import { ReplayScene } from "./replayscene";

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

/** A server whose frames tell who looks and which one it is; every 700th begins something. */
function serve(view: (seat: number | null, at: number) => object) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const query = new URL(path, "http://table").searchParams;
    const [from, seat] = [Number(query.get("from")), query.has("seat") ? Number(query.get("seat")) : null];
    const count = Math.min(Number(query.get("count")), LENGTH + 1 - from);
    const frames = Array.from({ length: count }, (_, place) => ({
      entry: null,
      events: [{ event: (from + place) % 700 ? "passed" : "round", seat: 0 }],
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

test("a jump goes to the next round or the one before, over pages, and else to an end", async () => {
  serve(() => ({}));
  const film = new Film("x", record("katze_im_sack"));
  const places: number[] = [];
  for (const way of [1, 1, 1, 1, -1, -1, -1, -1] as const) {
    await film.jump(way);
    places.push(film.at);
  }
  expect(places).toEqual([700, 1400, 2100, LENGTH, 2100, 1400, 700, 0]);
});

test("all open shows every hand; a seat's eyes see as it did", async () => {
  serve((seat) => ({ game: "katzenjammer_blues", hand: seat === null ? null : `${seat}J` }));
  const film = new Film("x", record("katzenjammer_blues"));
  await film.lookThrough("open");
  expect(film.shown!.hands).toEqual([
    ["0", "J"],
    ["1", "J"],
  ]);
  expect(film.shown!.view.viewer).toBe(null);
  await film.lookThrough(1);
  expect(film.shown).toMatchObject({ hands: null, view: { viewer: 1 } });
});

test("Katze im Sack opens mice and what lies face down", async () => {
  const secret = (seat: number | null, owner: number) => (seat === owner ? 7 + owner : null);
  serve((seat) => ({
    game: "katze_im_sack",
    hand: seat === null ? null : ["15"],
    seats: [0, 1].map((owner) => ({ mice: secret(seat, owner) })),
    row: [{ seat: null, card: null }, ...[1, 0].map((owner) => ({ seat: owner, card: seat === owner ? "D" : null }))],
  }));
  const film = new Film("x", record("katze_im_sack"));
  await film.lookThrough("open");
  expect(film.shown!.view).toMatchObject({
    seats: [{ mice: 7 }, { mice: 8 }],
    row: [{ card: null }, { card: "D" }, { card: "D" }],
  });
});

test("Maus has no hands", async () => {
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
])("in %s the key %j does %j", (html, key, deed) => {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key });
  document.body.firstElementChild!.dispatchEvent(event);
  expect(deedOf(event)).toBe(deed);
});
