import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Active } from "../screens/table/active.svelte";
import { settings } from "../settings.svelte";
import { learn } from "../words/words.svelte";
import { Table } from "./table.svelte";

class Silent {
  static last: Silent;
  static OPEN = 1;
  readyState = 1;
  sent: { type: string; seat?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  constructor() {
    Silent.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(told: object) {
    this.onmessage!({ data: JSON.stringify(told) });
  }
}

const me = { kind: "person", guest: "g1", name: "Anna" };
const seat = (holder: object | null) => ({ holder });
const state = (status: string, ...holders: (object | null)[]) => ({
  id: "t",
  choices: { game: "mau_mau", players: holders.length },
  invite: "i",
  status,
  host: me,
  seats: holders.map(seat),
  finished: [],
  totals: [],
  ranks: [],
  chat: true,
});
const view = (viewer: number | null, turn: number, game = "mau_mau") => ({
  game,
  viewer,
  turn,
  players: 2,
  phase: "playing",
  end: null,
});
const update = (number: number, rest: object) => ({
  type: "update",
  table: "t",
  seat: 0,
  number,
  happened: [],
  ...rest,
});

let table: Table;
const tell = (told: object) => Silent.last.tell(told);

beforeEach(() => {
  vi.stubGlobal("WebSocket", Silent);
  localStorage.clear();
  table = new Table("t", "i");
  Silent.last.onopen!();
  tell({ type: "done", id: 0 });
  tell({ type: "welcome", version: 1, me, now: Date.now(), muted: [] });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("knows its own seats and who is the host", () => {
  tell(update(1, { state: state("open", me, null) }));
  expect(table.seats).toEqual([0]);
  expect(table.isHost).toBe(true);
  expect(table.names).toEqual(["Anna", "–"]);
});

test("gives a share for every own seat once a game begins, and only then", () => {
  tell(update(1, { state: state("open", me, me) }));
  expect(Silent.last.sent.some((ask) => ask.type === "share")).toBe(false);
  const began = { what: "began", number: 2, at: 0, commitment: "c" };
  tell(update(2, { state: state("dealing", me, me), happened: [began] }));
  expect(Silent.last.sent.filter((ask) => ask.type === "share").map((ask) => ask.seat)).toEqual([0, 1]);
});

test("an entry is written down once, however many eyes hear of it", () => {
  tell(update(1, { state: state("playing", me, me) }));
  const away = { what: "away", number: 2, at: 0, seat: 1 };
  tell(update(2, { seat: 0, happened: [away] }));
  tell(update(2, { seat: 1, happened: [away] }));
  expect(table.lines).toHaveLength(1);
});

test.each([
  ["who sits at a device alone reads what was drawn", [me, null], "Anna draws a card: red 8."],
  ["people at one device don't read it of each other", [me, me], "Anna draws a card."],
])("%s", async (_, holders, expected) => {
  await learn("page");
  tell(update(1, { state: state("playing", ...holders) }));
  const drew = { event: "drew", seat: 0, count: 1, known: 1, cards: ["r8"] };
  tell(update(2, { happened: [{ what: "moved", number: 2, at: 0, events: [drew] }] }));
  expect(table.lines.map((line) => line.text())).toEqual([expected]);
});

test("eyes of a spectator go when somebody sits down", () => {
  tell(update(1, { seat: null, state: state("open", null, null) }));
  expect(table.eyes.map((eyes) => eyes.seat)).toEqual([null]);
  tell(update(2, { seat: 1, state: state("open", null, me) }));
  expect(table.eyes.map((eyes) => eyes.seat)).toEqual([1]);
});

test("the seat at turn looks, and a curtain falls between two hands", () => {
  settings.curtain = true;
  const active = new Active(table);
  tell(update(1, { seat: 0, state: state("playing", me, me), view: view(0, 0), legal: ["draw"] }));
  tell(update(1, { seat: 1, view: view(1, 0) }));
  expect(active.eyes!.seat).toBe(0);
  expect(active.isCovered).toBe(true);
  active.open();
  expect(active.isCovered).toBe(false);
  active.follow();
  tell(update(2, { seat: 0, view: view(0, 1) }));
  tell(update(2, { seat: 1, view: view(1, 1), legal: ["draw"] }));
  expect(active.eyes!.seat).toBe(1);
  expect(active.isCovered).toBe(true);
});

test("no curtain where nobody has a hand, where one plays alone, or where nobody wants it", () => {
  const active = new Active(table);
  tell(update(1, { seat: 0, state: state("playing", me, me), view: view(0, 0, "maus_pass_auf") }));
  expect(active.isCovered).toBe(false);
  tell(update(2, { seat: 0, state: state("playing", me, null), view: view(0, 0) }));
  expect(active.isCovered).toBe(false);
  settings.curtain = false;
  tell(update(3, { seat: 0, state: state("playing", me, me), view: view(0, 0) }));
  expect(active.isCovered).toBe(false);
});

test("of a crowd only some are named", () => {
  tell({ type: "people", table: "t", people: [me], more: 12 });
  expect(table.more).toBe(12);
  tell({ type: "people", table: "t", people: [me] });
  expect(table.more).toBe(0);
});

test("a game that is broken off is gone from the table, until another one begins", () => {
  tell(update(1, { state: state("playing", me, null), view: view(0, 0), legal: ["draw"] }));
  expect(table.eyes[0]!.view).not.toBeNull();
  const brokenOff = {
    what: "broken-off",
    number: 2,
    at: 0,
    reason: "rules",
    commitment: "c",
    secret: "5ec7e7",
    shares: [],
  };
  tell(update(2, { state: state("pausing", me, null), happened: [brokenOff] }));
  expect(table.eyes[0]!.view).toBeNull();
  expect(table.isBrokenOff).toBe(true);
  expect(table.lines.at(-1)!.text()).toContain("5ec7e7");
  tell(
    update(3, { state: state("dealing", me, null), happened: [{ what: "began", number: 3, at: 0, commitment: "d" }] }),
  );
  expect(table.isBrokenOff).toBe(false);
});
