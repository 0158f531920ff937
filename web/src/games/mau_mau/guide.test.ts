import { beforeAll, expect, test } from "vitest";
import { say, speak } from "../../words/words.svelte";
import type { Step } from "../guide";
import steps from "./guide";
import { scenes } from "./samples";

beforeAll(() => speak("en"));

test.each([["special", "You can play the red Draw 4. The next player draws four cards and is skipped."]])(
  "%s names the facts of the scene",
  (id, text) => {
    const step = (steps as Step[]).find((each) => each.id === id)!;
    expect(say(`mau_mau-guide-${id}`, step.facts!(scenes[id]!))).toContain(text);
  },
);
