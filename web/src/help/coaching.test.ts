import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MauView } from "../messages";
import { settings } from "../settings.svelte";
import type { Scene } from "../table/scene";
import english from "../words/en";
import helpEnglish from "../words/help-en";
import { add } from "../words/words.svelte";
import { Coaching } from "./coaching.svelte";
import { guideOf } from "./guides";
import { MOMENTS } from "./guides/moments";
import type { Step } from "./guides/step";

const { welcome, play, wild, direction, over } = MOMENTS.mau_mau as Record<string, Scene<MauView>>;
let steps: Step[];

beforeAll(async () => {
  add("en", [...english, ...helpEnglish]);
  settings.change({ language: "en" });
  steps = await guideOf("mau_mau");
});
beforeEach(() => sessionStorage.clear());

/** A coach and the table it looks at, which can be changed under its eyes. */
function coached() {
  const scene = { ...welcome! } as Scene;
  const coach = new Coaching(scene, steps);
  const at = (next: Scene, ply = 0) => (Object.assign(scene, next, { ply }), coach.look(), coach.bubble?.step.id);
  return { coach, at };
}

test("one thing after the other, each once", () => {
  const { coach, at } = coached();
  expect(at(play!)).toBe("welcome");
  coach.understood();
  expect(coach.bubble?.step.id).toBe("play");
  expect(coach.text).toContain("2 of your cards fit");
  coach.understood();
  expect(coach.bubble?.step.id).toBe("special");
  coach.understood();
  expect([coach.bubble, coach.text]).toEqual([null, ""]);
});

test("what is no longer so gives way once it is read", () => {
  const { coach, at } = coached();
  at(play!);
  coach.understood();
  expect(at(welcome!, 1)).toBe("play");
  expect(at(over!, 2)).toBe("play");
  coach.finishReading();
  expect(coach.bubble?.step.id).toBe("over");
});

test("who has moved on doesn't keep hearing the same", () => {
  const { coach, at } = coached();
  expect(at(play!)).toBe("welcome");
  coach.finishReading();
  expect(coach.bubble?.step.id).toBe("welcome");
  expect(at(wild!, 3)).toBe("play");
});

test("what happened meanwhile is told later", () => {
  const { coach, at } = coached();
  at(direction!);
  at(welcome!, 1);
  coach.understood();
  expect(coach.bubble?.step.id).toBe("direction");
});

test("a table remembers what was said, and that it was enough", () => {
  const { coach, at } = coached();
  at(play!);
  coach.understood();
  expect(coached().at(play!)).toBe("play");
  coach.quiet();
  expect([coach.bubble, at(wild!), coached().at(play!)]).toEqual([null, undefined, undefined]);
});

test("who only looks on isn't coached", () => {
  const { at } = coached();
  expect(at({ ...welcome!, view: { ...welcome!.view, viewer: null } })).toBeUndefined();
});
