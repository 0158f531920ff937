import { beforeEach, expect, test } from "vitest";
import type { Step } from "../games/guide";
import guide from "../games/mau_mau/guide";
import { scenes } from "../games/mau_mau/samples";
import type { MauView } from "../messages";
import { settings } from "../settings.svelte";
import type { Scene } from "../table/scene";
import { CoachSession } from "./coach_session.svelte";
import { begunLesson, hasFinishedGuide } from "./guide_progress";

const { welcome, play, wild, direction, over } = scenes as Record<string, Scene<MauView>>;

beforeEach(() => {
  settings.change({ language: "en" });
  localStorage.clear();
});

/** A coach at a table that waits or not, and a function that changes the table. */
function startSession(table = "t") {
  const scene = { ...welcome!, table } as Scene;
  const waiting = { isHeld: false, hold: () => (waiting.isHeld = true), release: () => (waiting.isHeld = false) };
  const coach = new CoachSession(scene, guide as Step[], waiting as never);
  const at = (next: Scene) => (Object.assign(scene, { ...next, table }), coach.update(), coach.bubble?.step.id);
  return { coach, at, waiting };
}

test("steps come one after another, each once, and the table waits until they are read", () => {
  const { coach, at, waiting } = startSession();
  expect([at(play!), waiting.isHeld]).toEqual(["welcome", true]);
  coach.dismiss();
  expect([coach.bubble?.step.id, coach.text, waiting.isHeld]).toEqual([
    "play",
    expect.stringContaining("2 of your cards fit"),
    true,
  ]);
  coach.dismiss();
  expect(coach.bubble?.step.id).toBe("special");
  coach.dismiss();
  expect([coach.bubble, coach.text, waiting.isHeld]).toEqual([null, "", false]);
  expect(at(play!)).toBeUndefined();
});

test("a bubble stays as it is while it is read", () => {
  const { coach, at } = startSession();
  at(play!);
  coach.dismiss();
  expect([at(direction!), coach.bubble?.facts.count]).toEqual(["play", 2]);
});

test("who acts needs no more explanation of it, and the table goes on", () => {
  const { coach, at, waiting } = startSession();
  at(play!);
  coach.skip();
  expect([coach.bubble, waiting.isHeld]).toEqual([null, false]);
  expect(at(wild!)).toBe("play");
});

test("every step says what it speaks about", () => {
  const { coach, at } = startSession();
  at(scenes["nearly-out"]!);
  expect(coach.bubble?.spots).toEqual(["pile"]);
  coach.dismiss();
  expect([coach.bubble?.step.id, coach.bubble?.spots]).toEqual(["nearly-out", ["seat-2"]]);
});

test("a lesson remembers what was explained, and that the coach is hidden", () => {
  const { coach, at, waiting } = startSession();
  at(play!);
  coach.dismiss();
  expect(startSession().at(play!)).toBe("play");
  coach.mute();
  expect([coach.bubble, waiting.isHeld, at(wild!), startSession().at(play!)]).toEqual([
    null,
    false,
    undefined,
    undefined,
  ]);
});

test("another lesson starts from the beginning", () => {
  const { coach, at } = startSession();
  at(play!);
  coach.mute();
  expect(startSession("another").at(play!)).toBe("welcome");
});

test("a game is learned once the end was seen, and stays so", () => {
  const { at } = startSession();
  expect([hasFinishedGuide("mau_mau"), begunLesson("mau_mau")]).toEqual([false, "t"]);
  expect(at(over!)).toBe("over");
  expect([hasFinishedGuide("mau_mau"), begunLesson("mau_mau")]).toEqual([true, null]);
  startSession("another");
  expect([hasFinishedGuide("mau_mau"), begunLesson("mau_mau")]).toEqual([true, "another"]);
  expect([hasFinishedGuide("katze_im_sack"), begunLesson("katze_im_sack")]).toEqual([false, null]);
});

test("what can't be read counts as nothing", () => {
  localStorage.setItem("katzentisch-guides", "{");
  expect([hasFinishedGuide("mau_mau"), begunLesson("mau_mau")]).toEqual([false, null]);
  expect(startSession().at(play!)).toBe("welcome");
});

test("spectators aren't coached", () => {
  const { at } = startSession();
  expect(at({ ...welcome!, view: { ...welcome!.view, viewer: null } })).toBeUndefined();
});
