import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MauView } from "../messages";
import { settings } from "../settings.svelte";
import type { Scene } from "../table/scene";
import { CoachSession } from "./coach_session.svelte";
import type { Step } from "../games/guide";
import guide from "../games/mau_mau/guide";
import { scenes } from "../games/mau_mau/samples";

const { welcome, play, wild, direction, over } = scenes as Record<string, Scene<MauView>>;
let steps: Step[];

beforeAll(async () => {
  settings.change({ language: "en" });
  steps = guide as Step[];
});
beforeEach(() => sessionStorage.clear());

/** A coach and a function that changes its table. */
function startSession() {
  const scene = { ...welcome! } as Scene;
  const coach = new CoachSession(scene, steps);
  const at = (next: Scene, ply = 0) => (Object.assign(scene, next, { ply }), coach.update(), coach.bubble?.step.id);
  return { coach, at };
}

test("steps come one after another, each once", () => {
  const { coach, at } = startSession();
  expect(at(play!)).toBe("welcome");
  coach.dismiss();
  expect(coach.bubble?.step.id).toBe("play");
  expect(coach.text).toContain("2 of your cards fit");
  coach.dismiss();
  expect(coach.bubble?.step.id).toBe("special");
  coach.dismiss();
  expect([coach.bubble, coach.text]).toEqual([null, ""]);
});

test("a step that no longer applies makes way once it is read", () => {
  const { coach, at } = startSession();
  at(play!);
  coach.dismiss();
  expect(at(welcome!, 1)).toBe("play");
  expect(at(over!, 2)).toBe("play");
  coach.markRead();
  expect(coach.bubble?.step.id).toBe("over");
});

test("after a move, the next step comes", () => {
  const { coach, at } = startSession();
  expect(at(play!)).toBe("welcome");
  coach.markRead();
  expect(coach.bubble?.step.id).toBe("welcome");
  expect(at(wild!, 3)).toBe("play");
});

test("events that happened meanwhile are explained later", () => {
  const { coach, at } = startSession();
  at(direction!);
  at(welcome!, 1);
  coach.dismiss();
  expect(coach.bubble?.step.id).toBe("direction");
});

test("a table remembers what was explained, and that the coach is muted", () => {
  const { coach, at } = startSession();
  at(play!);
  coach.dismiss();
  expect(startSession().at(play!)).toBe("play");
  coach.mute();
  expect([coach.bubble, at(wild!), startSession().at(play!)]).toEqual([null, undefined, undefined]);
});

test("spectators aren't coached", () => {
  const { at } = startSession();
  expect(at({ ...welcome!, view: { ...welcome!.view, viewer: null } })).toBeUndefined();
});
