import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "./api";
import { Reach } from "./reach.svelte";

const offline = () => new Problem("offline", "no connection", 0);
let reach: Reach;

beforeEach(() => {
  vi.useFakeTimers();
  reach = new Reach();
});
afterEach(() => {
  reach.close();
  vi.useRealTimers();
});

test("work is repeated until the server answers", async () => {
  const work = vi.fn().mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline()).mockResolvedValue("here");
  const done = reach.until(work);
  await vi.advanceTimersByTimeAsync(0);
  expect(reach.problem?.code).toBe("offline");
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(done).resolves.toBe("here");
  expect(reach.problem).toBeNull();
});

test("where the server says when, it is asked then", async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new Problem("guests-many", "…", 429, 60))
    .mockResolvedValue(1);
  const done = reach.until(work);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(done).resolves.toBe(1);
});

test("a network that is back, or a tap, doesn't wait", async () => {
  const work = vi.fn().mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline()).mockResolvedValue(1);
  const done = reach.until(work);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  reach.hurry();
  await expect(done).resolves.toBe(1);
});

test("an answer that won't change is passed on at once", async () => {
  await expect(reach.until(() => Promise.reject(new Problem("table-unknown", "none", 404)))).rejects.toThrow("none");
  expect(reach.problem).toBeNull();
});
