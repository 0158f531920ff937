import { beforeEach, expect, test, vi } from "vitest";
import { adopt, beSomebody, callMe, isSessionLost, meet, meetAgain, myself, startFresh } from "./me.svelte";

const ANNA = { guest: "a", name: "Anna" };
const NEW = { guest: "n", name: "Guest" };

interface Answer {
  status: number;
  body: unknown;
}
const refused: Answer = { status: 401, body: { code: "cookie-refused", text: "no" } };
const nobody: Answer = { status: 401, body: { code: "guest-needed", text: "who?" } };
let answers: Record<string, Answer>;
let sent: { method: string; path: string; body: unknown }[];

beforeEach(async () => {
  sent = [];
  answers = {};
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const { status, body: said } = answers[`${method} ${path}`]!;
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
});

const posted = () => sent.filter(({ method }) => method === "POST");

test("whoever has no cookie is a guest as soon as that is needed", async () => {
  answers = { "GET /api/me": nobody, "POST /api/me": { status: 201, body: NEW } };
  await meet();
  expect(myself()).toBeNull();
  expect(isSessionLost()).toBe(false);
  await expect(beSomebody()).resolves.toEqual(NEW);
  expect(posted()).toEqual([{ method: "POST", path: "/api/me", body: { name: expect.any(String) } }]);
});

test("a cookie that isn't accepted is never replaced unasked", async () => {
  answers = { "GET /api/me": refused, "POST /api/me": refused };
  await expect(meetAgain()).resolves.toBe(false);
  expect(isSessionLost()).toBe(true);
  await expect(callMe("Anna")).rejects.toThrow();
  expect(posted().map(({ body }) => body)).toEqual([{ name: "Anna" }]);
});

test("when the trouble is over, one is who one was", async () => {
  answers = { "GET /api/me": refused };
  await meetAgain();
  answers = { "GET /api/me": { status: 200, body: ANNA } };
  await expect(meetAgain()).resolves.toBe(true);
  expect(isSessionLost()).toBe(false);
  expect(myself()).toEqual(ANNA);
});

test("starting fresh is said to the server", async () => {
  answers = { "GET /api/me": refused, "POST /api/me": { status: 201, body: NEW } };
  await meetAgain();
  await startFresh();
  expect(posted().map(({ body }) => body)).toEqual([expect.objectContaining({ new: true })]);
  expect(isSessionLost()).toBe(false);
  expect(myself()).toEqual(NEW);
});

test("a code from another device helps too", async () => {
  answers = { "GET /api/me": refused, "POST /api/devices": { status: 201, body: ANNA } };
  await meetAgain();
  await adopt("CODE");
  expect(isSessionLost()).toBe(false);
  expect(myself()).toEqual(ANNA);
});
