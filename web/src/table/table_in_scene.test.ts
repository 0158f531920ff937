import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unsaved } from "../fair/receipt";
import { settings } from "../settings.svelte";
import { Table } from "./table.svelte";

/** A connection that tests receive messages through. */
class Silent {
  static last: Silent;
  static OPEN = 1;
  readyState = 1;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  constructor() {
    Silent.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {}
}

const me = { kind: "person", guest: "g1", name: "Anna" };
const state = (status: string, ...holders: object[]) => ({
  ...{ id: "t", choices: { game: "mau_mau", players: holders.length }, invite: "i", status, host: me },
  ...{ seats: holders.map((holder) => ({ holder })), finished: [], totals: [], ranks: [], chat: true },
});
const view = (viewer: number, turn: number) => ({
  game: "mau_mau",
  viewer,
  turn,
  players: 2,
  phase: "playing",
  end: null,
});
const update = (number: number, rest: object) => ({
  ...{ type: "update", table: "t", seat: 0, number, table_events: [], ...rest },
});
const began = (number: number) => ({
  ...{ what: "began", number, at: 0, commitment: "c".repeat(64), game: 1, sharers: [0, 1], rules: "1", scheme: 2 },
});
const receive = (message: object) => Silent.last.onmessage!({ data: JSON.stringify(message) });
const given = (type: string) => Silent.last.sent.filter((request) => request.type === type);

let table: Table;
beforeEach(() => {
  vi.stubGlobal("WebSocket", Silent);
  localStorage.clear();
  unsaved.clear();
  table = new Table("t", "i");
  Silent.last.onopen!();
  receive({ type: "done", id: 0 });
  receive({ type: "welcome", version: 2, me, now: Date.now(), muted: [] });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("a scene holds back what is shown, but neither shares of a deal nor a last move under time pressure", async () => {
  settings.change({ speed: "normal" });
  const ben = { kind: "person", guest: "g2", name: "Ben" };
  const changed = [{ event: "direction-changed", way: "clockwise" }];
  const moved = (number: number) => [{ what: "moved", number, at: 0, seat: 1, move: "play r<>", events: changed }];
  receive(update(1, { state: state("playing", me, ben), view: view(0, 1) }));
  await vi.dynamicImportSettled();
  receive(update(2, { table_events: moved(2), view: view(0, 0), legal: ["draw"] }));
  expect(table.presentation.stage?.name).toBe("effect");
  expect(table.eyes[0]).toMatchObject({ legal: [], view: { turn: null } });
  receive(update(3, { state: state("dealing", me, ben), table_events: [began(3)] }));
  expect(given("commit-share")).toHaveLength(1);
  expect(table.state!.status).toBe("playing");
  table.presentation.skip();
  expect(table.state!.status).toBe("dealing");
  receive(update(4, { state: state("playing", me, ben), view: view(0, 1) }));
  const clock = { deadline: Date.now() + 500, warning: Date.now(), reserves: [] };
  receive(update(5, { table_events: moved(5), view: view(0, 0), legal: ["draw"], clock }));
  expect(table.presentation.stage).toBeNull();
  expect(table.eyes[0]!.legal).toEqual(["draw"]);
});
