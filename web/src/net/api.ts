import { notify } from "../notices.svelte";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

/** The server said no: `code` for programs, the message for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

const SOON = ["server-starting", "rules-compiling"];
const PATIENCE = 300_000; // ms for a server to start
const PAUSE = 3000; // ms between tries, where the server doesn't say

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
    if (!SOON.includes(problem.code) || Date.now() > giveUp) throw problem;
    notify(problem.message); // nothing was done yet, so whatever it is can be asked again
    await waited(response);
  }
}

type Reader = (response: Response) => Promise<unknown>;
const readJson: Reader = async (response) => (response.status === 204 ? undefined : response.json());
const readText: Reader = (response) => response.text();

function waited(response: Response): Promise<void> {
  const seconds = Number(response.headers.get("Retry-After"));
  return new Promise((resolve) => setTimeout(resolve, seconds > 0 ? seconds * 1000 : PAUSE));
}

/** Who wants to know that the server doesn't accept this device's cookie. */
export const cookieRefused: { notify: () => void } = { notify: () => {} };

async function problemIn(response: Response): Promise<Problem> {
  const found = (await response.json().catch(() => null)) as { code?: string; text?: string } | null;
  if (found?.code === "cookie-refused") cookieRefused.notify();
  return new Problem(found?.code ?? "server-fault", found?.text ?? say("page-fault"), response.status);
}

export const get = <T>(path: string, headers?: Record<string, string>) => request<T>("GET", path, undefined, headers);
/** A text, such as the sentences of a game. */
export const getText = (path: string) => request<string>("GET", path, undefined, {}, readText);
export const remove = (path: string) => request<void>("DELETE", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
