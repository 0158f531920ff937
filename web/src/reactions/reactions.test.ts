import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ReactionButton from "./ReactionButton.svelte";
import { REACTIONS } from "./faces";
import { SHOWN_FOR, ShownReactions } from "./shown.svelte";
import { show } from "../tests/component";
import { settings } from "../settings.svelte";
import { add } from "../words/words.svelte";
import words from "../words/en/table.ftl?raw";

settings.change({ language: "en" });
add("en", [words]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a reaction is shown for some seconds, and a new one of the same seat takes its place", () => {
  const shown = new ShownReactions();
  shown.show(1, "laugh");
  vi.advanceTimersByTime(SHOWN_FOR - 1);
  shown.show(1, "laugh");
  expect(shown.bySeat[1]).toEqual({ reaction: "laugh", key: 2 });
  shown.show(2, "wow");
  expect(shown.latest).toEqual({ seat: 2, reaction: "wow" });
  vi.advanceTimersByTime(SHOWN_FOR);
  expect([shown.bySeat, shown.latest]).toEqual([{}, null]);
});

const nameOf = (cat: Element) => cat.getAttribute("aria-label");

test("every cat has a name, and one tap sends it", () => {
  const sent: string[] = [];
  const scene = { react: async (reaction: string) => void sent.push(reaction) };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- it needs nothing else of a scene
  const page = show(ReactionButton, { scene: scene as any });
  const cats = [...page.querySelectorAll<HTMLButtonElement>("[popover] button")];
  expect(cats.map(nameOf)).toContain("laughs");
  expect(new Set(cats.map(nameOf)).size).toBe(REACTIONS.length);
  for (const cat of cats) cat.click();
  expect(sent).toEqual(REACTIONS);
});
