import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { add, knows, learnFrom, say, speak } from "./words.svelte";

beforeEach(() => {
  settings.change({ language: "en" });
  add("en", ["test-hello = Hello, { $name }.", "test-linked = { test-nowhere }"]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("in tests and development", () => {
  test("a missing sentence is an error that names it and its language", () => {
    expect(() => say("test-missing")).toThrow('Sentence "test-missing" in en: there is no such sentence.');
  });
  test("so is a missing fact, or one that is undefined", () => {
    expect(() => say("test-hello")).toThrow(/test-hello.*en.*\$name/);
    expect(() => say("test-hello", { name: undefined })).toThrow("$name");
    expect(say("test-hello", { name: null })).toBe("Hello, .");
  });
  test("so is a sentence that needs one that is missing", () => {
    expect(() => say("test-linked")).toThrow("test-nowhere");
  });
});

test("players read something all the same, and the console gets each problem once", () => {
  vi.stubEnv("DEV", false);
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  expect([say("test-of_players"), say("test-of_players")]).toEqual(["test of players", "test of players"]);
  expect(say("test-hello")).toBe("Hello, ….");
  expect(reported.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining("test-of_players"),
    expect.stringContaining("$name"),
  ]);
});

test("a language is spoken only once everything can be said in it", async () => {
  let deliver!: (texts: string[]) => void;
  const german = new Promise<string[]>((resolve) => (deliver = resolve));
  await learnFrom("extra", (language) => (language === "de" ? german : Promise.resolve(["test-extra = more"])));
  const speaking = speak("de");
  expect([settings.language, say("test-extra")]).toEqual(["en", "more"]);
  deliver(["test-extra = mehr"]);
  await speaking;
  expect([settings.language, say("test-extra")]).toEqual(["de", "mehr"]);
});

test("a language whose sentences don't come is not spoken, and can be tried again", async () => {
  let isBroken = true;
  const load = async (language: string) => {
    if (language === "de" && isBroken) throw new Error("offline");
    return [`test-again = ${language}`];
  };
  await learnFrom("again", load);
  await expect(speak("de")).rejects.toThrow("offline");
  expect(settings.language).toBe("en");
  isBroken = false;
  await speak("de");
  expect([knows("test-again"), say("test-again")]).toEqual([true, "de"]);
});
