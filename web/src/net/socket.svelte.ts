import { DONE_ANSWERS, REPEATABLE } from "../games";
import { VERSION, type AnyRequest, type RequestRefused, type AnyMessage } from "../messages";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { get, Problem } from "./api";

type Request = AnyRequest extends infer A ? (A extends { type: string } ? Omit<A, "id"> : never) : never;
interface Open {
  request: Request;
  done: (answer: AnyMessage) => void;
  fail: (problem: Problem) => void;
  sent: number; // how often
}

const PAUSES = [300, 1000, 2000, 4000, 8000]; // milliseconds between tries
const BEAT = 20_000;
/** After this many failed attempts: browsers don't say why a WebSocket is refused, but another request shows whether we are still known. */
const ASK_WHY = 2;
const SILENCE = 45_000;
/** Refusals to watch after which another connection may succeed. */
const TEMPORARY = ["database-away", "server-fault"];

/** The connection to one table: comes back by itself, and everything asked for is either answered or said to be lost. */
export class Connection {
  status = $state<"connecting" | "open" | "lost">("connecting");
  private socket: WebSocket | null = null;
  private open = new Map<number, Open>();
  private last = 0;
  private tries = 0;
  private lastMessage = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval>;
  private isClosed = false;

  constructor(
    private table: string,
    private invite: () => string | null,
    private since: () => number,
    private receive: (message: AnyMessage) => void,
    private refuseTable: (problem: Problem) => void,
    private isSpectator = false,
  ) {
    this.beat = setInterval(() => this.keepAlive(), BEAT);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.redial);
    document.addEventListener("visibilitychange", this.hurry);
    this.dial();
  }

  ask(request: Request): Promise<AnyMessage> {
    return new Promise((done, fail) => {
      this.last += 1;
      this.open.set(this.last, { request, done, fail, sent: 0 });
      if (this.status === "open") this.send(this.last);
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.redial);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Another language needs another connection: the server speaks it from the first word on. */
  redial = (): void => {
    const socket = this.socket;
    if (!socket || socket.readyState > WebSocket.OPEN) return;
    socket.onclose = socket.onmessage = socket.onopen = null; // a network that is gone doesn't answer a goodbye either
    socket.close();
    this.lose(0);
  };

  private dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ table: this.table, language: settings.language }); // a reverse proxy can route by table
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => this.watch(socket);
    socket.onmessage = (event) => this.receiveMessage(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = (event) => this.lose(event.code);
  }

  private watch(socket: WebSocket): void {
    this.lastMessage = Date.now();
    socket.send(
      JSON.stringify({
        type: "watch",
        version: VERSION,
        table: this.table,
        invite: this.invite(),
        since: this.since(),
        spectator: this.isSpectator,
        id: 0,
      }),
    );
  }

  /** Too many tables were opened, or the game's rules are being compiled: the server says when to ask again. */
  private watchLater(seconds: number): void {
    const socket = this.socket;
    this.retry = setTimeout(() => {
      if (socket && socket === this.socket && socket.readyState === WebSocket.OPEN) this.watch(socket);
    }, seconds * 1000);
  }

  private receiveMessage(message: AnyMessage): void {
    this.lastMessage = Date.now();
    const id = "id" in message ? message.id : null;
    if (message.type === "update") {
      this.receive(message);
      if (id != null) this.resolve(id, { type: "done", id }); // it answers a move
    } else if (id === 0) this.enter(message);
    else if (id != null) this.resolve(id, message);
    else if (message.type === "refused") this.refuseTable(new Problem(message.code, message.text, 0));
    else this.receive(message);
  }

  private enter(message: AnyMessage): void {
    if (message.type === "refused") {
      if (message.wait) this.watchLater(message.wait);
      else if (TEMPORARY.includes(message.code)) this.socket?.close();
      if (!message.wait || message.code === "rules-compiling") this.refuseTable(problemOf(message));
      return;
    }
    this.status = "open";
    this.tries = 0;
    for (const id of this.open.keys()) this.send(id);
  }

  private resolve(id: number, message: AnyMessage): void {
    const pending = this.open.get(id);
    this.open.delete(id);
    if (!pending) return;
    if (message.type !== "refused") pending.done(message);
    else if (pending.sent > 1 && DONE_ANSWERS[pending.request.type]?.includes(message.code))
      pending.done({ type: "done", id }); // it had arrived before the network went
    else pending.fail(problemOf(message));
  }

  private send(id: number): void {
    const pending = this.open.get(id)!;
    pending.sent += 1;
    this.socket!.send(JSON.stringify({ ...pending.request, id }));
  }

  private lose(code: number): void {
    if (this.isClosed) return;
    this.status = "lost";
    for (const [id, pending] of this.open) {
      if (REPEATABLE.includes(pending.request.type)) continue;
      this.open.delete(id);
      pending.fail(new Problem("lost", say("page-not-arrived"), code));
    }
    if (this.tries === ASK_WHY) void get("/api/me").catch(() => {});
    this.retry = setTimeout(() => this.dial(), PAUSES[Math.min(this.tries, PAUSES.length - 1)]);
    this.tries += 1;
  }

  /** Tries again at once. */
  hurry = (): void => {
    if (document.hidden || this.isClosed) return;
    if (this.status === "open") return this.keepAlive();
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.dial();
  };

  private keepAlive(): void {
    if (this.status !== "open") return;
    if (Date.now() - this.lastMessage > SILENCE) this.redial();
    else this.socket?.send(JSON.stringify({ type: "ping" }));
  }
}

function problemOf(message: RequestRefused): Problem {
  return new Problem(message.code, message.text, 0);
}
