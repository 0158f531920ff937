import { afterEach, beforeEach, vi } from "vitest";
import { unsaved } from "../fair/receipt";
import { Table } from "../table/table.svelte";

/** A connection whose server is the test. */
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
}

export const me = { kind: "person", guest: "g1", name: "Anna" };
export const state = (status: string, ...holders: (object | null)[]) => ({
  id: "t",
  choices: { game: "mau_mau", players: holders.length },
  invite: "i",
  status,
  host: me,
  seats: holders.map((holder) => ({ holder })),
  finished: [],
  totals: [],
  ranks: [],
  chat: true,
});
export const view = (viewer: number | null, turn: number, game = "mau_mau") => ({
  game,
  viewer,
  turn,
  players: 2,
  phase: "playing",
  end: null,
});
export const update = (number: number, rest: object) => ({
  type: "update",
  table: "t",
  seat: 0,
  number,
  table_events: [],
  ...rest,
});
export const COMMITMENT = "c".repeat(64);
export const began = (number: number, rest: object = {}) => ({
  ...{ what: "began", number, at: 0, commitment: COMMITMENT, game: 1, sharers: [0, 1], rules: "1", scheme: 2 },
  ...rest,
});

export interface Given {
  seat: number;
  game: number;
  attempt: number;
  commitment: string;
  share: string;
}
export const given = (type: string) => Silent.last.sent.filter((ask) => ask.type === type) as unknown as Given[];
export const receive = (message: object) => Silent.last.onmessage!({ data: JSON.stringify(message) });

/** The one that was opened last; each test begins with a fresh one. */
export let table: Table;

export function openTable(id: string): void {
  table = new Table(id, "i");
  Silent.last.onopen!();
  receive({ type: "done", id: 0 });
  receive({ type: "welcome", version: 2, me, now: Date.now(), muted: [] });
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Silent);
  localStorage.clear();
  unsaved.clear();
  openTable("t");
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});
