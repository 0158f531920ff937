import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage } from "../messages";
import { Problem } from "./api";
import { Connection } from "./socket.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  static CLOSED = 3;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.onopen?.();
    this.receive({ type: "done", id: 0 });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

const last = () => FakeSocket.all.at(-1)!;
let received: AnyMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  received = [];
  connection = new Connection(
    "t",
    () => "i",
    () => 7,
    (message) => received.push(message),
    () => {},
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("watches from the last number that it has", () => {
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "watch", table: "t", invite: "i", since: 7 });
});

test("names its table in the address, for a reverse proxy, whenever it connects", () => {
  const named = () => new URL(last().url).searchParams.get("table");
  expect(named()).toBe("t");
  last().drop();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  expect(named()).toBe("t");
});

test("an update that answers a move is shown and ends the request", async () => {
  last().welcome();
  const answer = connection.ask({ type: "move", seat: 0, ply: 0, move: "draw" });
  const { id } = last().sent.at(-1)!;
  last().receive({ type: "update", table: "t", seat: 0, number: 9, table_events: [], id });
  await expect(answer).resolves.toEqual({ type: "done", id });
  expect(received.at(-1)).toMatchObject({ type: "update", number: 9 });
});

test("who opened too many tables watches when the server says so", () => {
  last().onopen?.();
  last().receive({ type: "refused", code: "watches-many", text: "…", id: 0, wait: 2 });
  expect(connection.status).toBe("connecting");
  vi.advanceTimersByTime(1900);
  expect(last().sent).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(1);
  expect(last().sent).toHaveLength(2);
  expect(last().sent[1]).toMatchObject({ type: "watch", since: 7, id: 0 });
  last().receive({ type: "done", id: 0 });
  expect(connection.status).toBe("open");
});

test("a table whose rules are being compiled says so and opens by itself", () => {
  const problems: Problem[] = [];
  connection.close();
  connection = new Connection(
    "t",
    () => "i",
    () => 0,
    (message) => received.push(message),
    (problem) => problems.push(problem),
  );
  last().onopen?.();
  last().receive({ type: "refused", code: "rules-compiling", text: "40 %", id: 0, wait: 2 });
  expect(problems.map(({ code, message }) => [code, message])).toEqual([["rules-compiling", "40 %"]]);
  vi.advanceTimersByTime(2000);
  expect(last().sent).toHaveLength(2);
  last().receive({ type: "done", id: 0 });
  expect(connection.status).toBe("open");
});

test.each(["database-away", "server-fault"])("a server in trouble (%s) is tried again", (code) => {
  last().onopen?.();
  last().receive({ type: "refused", code, text: "…", id: 0 });
  expect(last().readyState).toBe(FakeSocket.CLOSED);
  last().drop();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  last().welcome();
  expect(connection.status).toBe("open");
});

test("an answer finds its question", async () => {
  last().welcome();
  const answer = connection.ask({ type: "start" });
  last().receive({ type: "done", id: last().sent.at(-1)!.id });
  await expect(answer).resolves.toMatchObject({ type: "done" });
});

test("a refusal is a problem with its text", async () => {
  last().welcome();
  const answer = connection.ask({ type: "start" });
  last().receive({ type: "refused", code: "host-only", text: "Only the host", id: last().sent.at(-1)!.id });
  await expect(answer).rejects.toThrow("Only the host");
});

test("a move that was asked for without a network goes out when it is back", async () => {
  last().welcome();
  last().drop();
  expect(connection.status).toBe("lost");
  const answer = connection.ask({ type: "move", seat: 0, ply: 3, move: "draw" });
  vi.advanceTimersByTime(500);
  last().welcome();
  expect(last().sent.at(-1)).toMatchObject({ type: "move", ply: 3 });
  last().receive({ type: "done", id: last().sent.at(-1)!.id });
  await expect(answer).resolves.toBeTruthy();
});

test("a move whose answer was lost is sent again, and counts once", async () => {
  last().welcome();
  const answer = connection.ask({ type: "move", seat: 0, ply: 3, move: "draw" });
  last().drop();
  vi.advanceTimersByTime(500);
  last().welcome();
  last().receive({ type: "refused", code: "move-stale", text: "…", id: last().sent.at(-1)!.id });
  await expect(answer).resolves.toBeTruthy();
});

test.each([
  ["the last move of a game", { type: "move", seat: 0, ply: 3, move: "draw" }, "no-game"],
  ["a game that was started", { type: "start" }, "game-going-on"],
  ["a seat that was left", { type: "leave", seat: 1 }, "seat-not-yours"],
] as const)("%s is no problem when it is sent again after a lost answer", async (_, request, code) => {
  last().welcome();
  const answer = connection.ask(request);
  last().drop();
  vi.advanceTimersByTime(500);
  last().welcome();
  expect(last().sent.at(-1)).toMatchObject(request);
  last().receive({ type: "refused", code, text: "…", id: last().sent.at(-1)!.id });
  await expect(answer).resolves.toMatchObject({ type: "done" });
});

test("a repeated request that is refused for another reason is a problem", async () => {
  last().welcome();
  const answer = connection.ask({ type: "move", seat: 0, ply: 3, move: "draw" });
  last().drop();
  vi.advanceTimersByTime(500);
  last().welcome();
  last().receive({ type: "refused", code: "table-closed", text: "closed", id: last().sent.at(-1)!.id });
  await expect(answer).rejects.toThrow("closed");
});

test("a move that came too late the first time is refused", async () => {
  last().welcome();
  const answer = connection.ask({ type: "move", seat: 0, ply: 3, move: "draw" });
  last().receive({ type: "refused", code: "move-stale", text: "too late", id: last().sent.at(-1)!.id });
  await expect(answer).rejects.toThrow("too late");
});

test.each([{ type: "chat", text: "hi" }, { type: "sit", seat: 0, name: null }, { type: "renew-invite" }] as const)(
  "what can't be repeated is said to be lost: $type",
  async (request) => {
    last().welcome();
    const answer = connection.ask(request);
    last().drop();
    await expect(answer).rejects.toBeInstanceOf(Problem);
  },
);

test("a silent server is left for a new connection", () => {
  last().welcome();
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(80_000);
  expect(FakeSocket.all.length).toBeGreaterThan(before);
});

test("updates are passed on", () => {
  last().welcome();
  last().receive({ type: "people", table: "t", people: [] });
  expect(received).toHaveLength(1);
});

test("if it is refused again and again, another request shows whether we are still known", () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise(() => {});
  });
  last().drop();
  vi.advanceTimersByTime(300);
  last().drop();
  expect(asked).toEqual([]);
  for (const pause of [1000, 2000, 4000]) {
    vi.advanceTimersByTime(pause);
    last().drop();
  }
  expect(asked).toEqual(["/api/me"]);
});
