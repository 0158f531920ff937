import { afterEach, vi } from "vitest";

interface Sent {
  method: string;
  path: string;
  body: unknown;
}
type Answer = unknown | ((sent: Sent) => Response);

/** Answers requests of the page, by "METHOD /path"; returns what was sent. */
export function serve(answers: Record<string, Answer>): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    const sent = { method, path, body: body === undefined ? undefined : JSON.parse(body) };
    all.push(sent);
    const answer = answers[`${method} ${path}`];
    if (typeof answer === "function") return answer(sent);
    return new Response(JSON.stringify(answer ?? { code: "page-unknown", text: "?" }), { status: answer ? 200 : 404 });
  });
  return all;
}

export const refuse = (status: number, code: string, text: string) => () =>
  new Response(JSON.stringify({ code, text }), { status });

afterEach(() => vi.unstubAllGlobals());
