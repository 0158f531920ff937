import { beforeAll, expect, test } from "vitest";
import { say, speak } from "../../words/words.svelte";
import type { Step } from "../guide";
import steps from "./guide";
import { scenes } from "./samples";

beforeAll(() => speak("en"));

test.each([["hunt", "It has 3 paws, and you can flip up to 2 more cards."]])(
  "%s names the facts of the scene",
  (id, text) => {
    const step = (steps as Step[]).find((each) => each.id === id)!;
    expect(say(`maus_pass_auf-guide-${id}`, step.facts!(scenes[id]!))).toContain(text);
  },
);
