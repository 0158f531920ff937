import { notify } from "../notices.svelte";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

/** The server said no: `code` for programs, the message for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    /** After how many seconds to try again, where the server says. */
    readonly wait: number | null = null,
  ) {
    super(text);
  }

  /** Whether it may pass by itself: there is no connection, or too much was asked at once. */
  get isTemporary(): boolean {
    return this.code === "offline" || this.status === 429 || this.status >= 500;
  }
}

const SOON = ["server-starting", "rules-compiling"];
const PATIENCE = 300_000; // ms for a server to start
const PAUSE = 3000; // ms between tries, where the server doesn't say
const SHORT = 5; // seconds that are waited without a word when too much was asked at once

/** One request to our server; whatever goes wrong becomes a Problem that can be shown. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  read: Reader = readJson,
): Promise<T> {
  const asked = {
    method,
    headers: { "Accept-Language": settings.language, "Content-Type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  for (const giveUp = Date.now() + PATIENCE; ;) {
    const response = await fetch(path, asked).catch(() => {
      throw new Problem("offline", say("page-offline"), 0);
    });
    if (response.ok) return (await read(response)) as T;
    const problem = await problemIn(response);
    const isBusy = problem.status === 429 && problem.wait !== null && problem.wait <= SHORT;
    if (!(isBusy || SOON.includes(problem.code)) || Date.now() > giveUp) throw problem;
    if (!isBusy) notify(problem.message); // nothing was done yet, so whatever it is can be asked again
    await waited(problem);
  }
}

type Reader = (response: Response) => Promise<unknown>;
const readJson: Reader = async (response) => (response.status === 204 ? undefined : response.json());
const readText: Reader = (response) => response.text();

function waited({ wait }: Problem): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, wait === null ? PAUSE : wait * 1000));
}

/** Who wants to know that the server doesn't accept this device's cookie. */
export const cookieRefused: { notify: () => void } = { notify: () => {} };

async function problemIn(response: Response): Promise<Problem> {
  const found = (await response.json().catch(() => null)) as { code?: string; text?: string } | null;
  if (found?.code === "cookie-refused") cookieRefused.notify();
  const wait = Number(response.headers.get("Retry-After")) || null;
  return new Problem(found?.code ?? "server-fault", found?.text ?? say("page-fault"), response.status, wait);
}

export const get = <T>(path: string, headers?: Record<string, string>) => request<T>("GET", path, undefined, headers);
/** A text, such as the sentences of a game. */
export const getText = (path: string) => request<string>("GET", path, undefined, {}, readText);
export const remove = (path: string) => request<void>("DELETE", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
