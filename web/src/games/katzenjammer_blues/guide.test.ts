import { beforeAll, expect, test } from "vitest";
import { say, speak } from "../../words/words.svelte";
import type { Step } from "../guide";
import steps from "./guide";
import { scenes } from "./samples";

beforeAll(() => speak("en"));

test.each([["outbid", "Ben leads with 2 × 3."]])("%s names the facts of the scene", (id, text) => {
  const step = (steps as Step[]).find((each) => each.id === id)!;
  expect(say(`katzenjammer_blues-guide-${id}`, step.facts!(scenes[id]!))).toContain(text);
});
