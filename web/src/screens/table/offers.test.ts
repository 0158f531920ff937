/** What comes up over a table for a while: messages, and the offer of sounds. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { buttonsIn, press, show, textOf } from "../../tests/component";
import { bot, FakeTable, person } from "../../tests/fake_table.svelte";
import { hasCompany } from "../../table/company";
import ChatToast from "./ChatToast.svelte";
import SoundOffer from "./SoundOffer.svelte";
import Talk, { talkTitle } from "./Talk.svelte";

vi.mock("zzfx", () => ({ zzfx: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ language: "en", sound: false, soundOffered: false });
});
afterEach(() => vi.useRealTimers());

const chat = (key: string, text: string) => ({ key, at: 0, kind: "chat" as const, text: () => text });

test("a message is shown for some seconds, and a tap opens the chat", () => {
  const fake = new FakeTable([person("Ida"), person("Bo")], "Ida");
  fake.lines = [chat("1", "Bo: old")];
  const onopen = vi.fn();
  const shown = show(ChatToast, { table: fake.table, onopen });
  expect(textOf(shown)).toBe("");
  fake.lines = [...fake.lines, chat("2", "Bo: hello")];
  flushSync();
  expect(textOf(shown)).toBe("Bo: hello");
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(textOf(shown)).toBe("");
  fake.lines = [...fake.lines, chat("3", "Bo: still there?")];
  flushSync();
  press(shown, "Bo: still there?");
  expect(onopen).toHaveBeenCalled();
  expect(textOf(shown)).toBe("");
});

test("sounds are offered once", () => {
  const shown = show(SoundOffer, {});
  expect(buttonsIn(shown)).toEqual(["Yes", "No"]);
  press(shown, "Yes");
  expect([settings.sound, settings.soundOffered, textOf(shown)]).toEqual([true, true, ""]);
  expect(textOf(show(SoundOffer, {}))).toBe("");
});

test("whoever doesn't answer the offer stays without sounds and isn't asked again", () => {
  const shown = show(SoundOffer, {});
  vi.advanceTimersByTime(30_000);
  flushSync();
  expect([settings.sound, settings.soundOffered, textOf(shown)]).toEqual([false, true, ""]);
});

test("alone against bots, there is a log and nobody to write to", () => {
  const fake = new FakeTable([person("Ida"), bot("Mikesch")], "Ida");
  fake.people = [person("Ida")];
  expect([hasCompany(fake.table), talkTitle(fake.table)]).toEqual([false, "Log"]);
  const shown = show(Talk, { table: fake.table });
  expect(shown.querySelector("form")).toBeNull();
  expect(textOf(shown)).toBe("Nothing has happened yet.");
  fake.people = [person("Ida"), person("Zoe")]; // somebody comes to watch
  flushSync();
  expect(shown.querySelector("form")).not.toBeNull();
  expect(talkTitle(fake.table)).toBe("Log and chat");
});
