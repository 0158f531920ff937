import { beforeAll, expect, test } from "vitest";
import { say, speak } from "../../words/words.svelte";
import type { Step } from "../guide";
import steps from "./guide";
import { scenes } from "./samples";

beforeAll(() => speak("en"));

test.each([
  ["outbid", "Ben bids 7. Bid more, or pass and take 4 mice."],
  ["chased", "The big dog was alone in the row and chased away the 15."],
])("%s names the facts of the scene", (id, text) => {
  const step = (steps as Step[]).find((each) => each.id === id)!;
  expect(say(`katze_im_sack-guide-${id}`, step.facts!(scenes[id]!))).toContain(text);
});
