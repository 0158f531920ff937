import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer } from "./answers";

vi.mock("./cache", () => ({
  file: async (path: string) => new Response(`cached ${path}`),
  isOfThisBuild: (path: string) => path === "/assets/index-x1.js",
  shell: async () => new Response("cached page"),
}));

const ask = (path: string, options: { mode?: string; method?: string } = {}) =>
  answer({ url: new URL(path, location.origin).href, method: "GET", mode: "cors", ...options } as Request);
const visit = async (path: string) => (await ask(path, { mode: "navigate" }))!.text();

beforeEach(() => vi.stubGlobal("location", { origin: "http://table.example" }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what the browser asks the server for, as ever", () => {
  test.each([
    "/api/me",
    "/api",
    "/health",
    "/metrics",
    "/assets/unknown.js",
    "https://elsewhere.example/assets/index-x1.js",
  ])("%s", (path) => {
    expect(ask(path)).toBeNull();
  });
  test("the API as a page", () => expect(ask("/api/docs", { mode: "navigate" })).toBeNull());
  test("the licences", () => expect(ask("/licences.txt", { mode: "navigate" })).toBeNull());
  test("what changes something", () => expect(ask("/assets/index-x1.js", { method: "POST" })).toBeNull());
});

test("files of this build are cached", async () => {
  expect(await (await ask("/assets/index-x1.js"))!.text()).toBe("cached /assets/index-x1.js");
});

describe("a screen", () => {
  test("comes from the server", async () => {
    vi.stubGlobal("fetch", async () => new Response("fresh page"));
    expect(await visit("/t/Ab3")).toBe("fresh page");
  });
  test("is the cached one without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await visit("/t/Ab3")).toBe("cached page");
  });
  test("is the cached one while the server is down behind its proxy", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 502 }));
    expect(await visit("/")).toBe("cached page");
  });
  test("is the server's own while it is starting", async () => {
    const headers = { "Katzentisch-Starting": "1" };
    vi.stubGlobal("fetch", async () => new Response("starting", { status: 503, headers }));
    expect(await visit("/t/Ab3")).toBe("starting");
  });
  test("is the cached one when the network is as good as none", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const seen = visit("/");
    await vi.advanceTimersByTimeAsync(5000);
    expect(await seen).toBe("cached page");
  });
});
