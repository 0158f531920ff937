import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shown } from "../notices.svelte";
import { get, post, Problem } from "./api";

const starting = () =>
  new Response(JSON.stringify({ code: "server-starting", text: "Starting" }), {
    status: 503,
    headers: { "Retry-After": "3" },
  });
const away = () => new Response(JSON.stringify({ code: "database-away", text: "Away" }), { status: 503 });
const fine = () => new Response(JSON.stringify({ guest: "g" }));

let answers: (() => Response)[];
const asked = vi.fn(async () => answers.shift()!());

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while the server starts, a request waits until it is there", async () => {
  answers = [starting, starting, fine];
  const answer = post("/api/me", { name: "Anna" });
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(shown().map((notice) => notice.text)).toContain("Starting");
  await vi.advanceTimersByTimeAsync(3200);
  await expect(answer).resolves.toEqual({ guest: "g" });
  expect(asked).toHaveBeenCalledTimes(3);
});

test("but not for ever", async () => {
  answers = Array.from({ length: 200 }, () => starting);
  const answer = get("/api/me").catch((trouble: Problem) => trouble.code);
  await vi.advanceTimersByTimeAsync(400_000);
  expect(await answer).toBe("server-starting");
});

test("another trouble of the server is told at once", async () => {
  answers = [away];
  await expect(get("/api/me")).rejects.toThrow("Away");
  expect(asked).toHaveBeenCalledTimes(1);
});

const tooMuch = (seconds: number) => () =>
  new Response(JSON.stringify({ code: "too-fast", text: `in ${seconds} seconds` }), {
    status: 429,
    headers: { "Retry-After": String(seconds) },
  });

test("a short wait because of too much at once passes without a word", async () => {
  answers = [tooMuch(2), fine];
  const answer = get("/api/me");
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await expect(answer).resolves.toEqual({ guest: "g" });
  expect(shown().map((notice) => notice.text)).not.toContain("in 2 seconds");
});

test("a long one is reported, with when to try again", async () => {
  answers = [tooMuch(120)];
  await expect(get("/api/me")).rejects.toMatchObject({ wait: 120, isTemporary: true, message: "in 120 seconds" });
});
