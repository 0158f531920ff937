import { describe, expect, it } from "vitest";
import { settings, type Language } from "../settings.svelte";
import { knows, say } from "../words/words.svelte";
import type { Scene } from "../table/scene";
import { PAGE_GAMES, pageGame } from "./registry";

const SAMPLES = import.meta.glob<Record<string, Scene>>("./*/samples.ts", { eager: true, import: "scenes" });
const scenesOf = (game: string) => SAMPLES[`./${game}/samples.ts`]!;
const guideOf = async (game: string) => (await pageGame(game).guide()).default;
const LANGUAGES: Language[] = ["de", "en"];

async function textAt(game: string, id: string): Promise<string> {
  const step = (await guideOf(game)).find((each) => each.id === id)!;
  return say(`${game}-guide-${id}`, step.facts?.(scenesOf(game)[id]!) ?? {});
}

describe.each(Object.keys(PAGE_GAMES))("the guide of %s", (game) => {
  it("has a sample scene for each step, in which it applies", async () => {
    const steps = await guideOf(game);
    expect(steps.map(({ id }) => id).sort()).toEqual(Object.keys(scenesOf(game)).sort());
    expect(steps.filter(({ id, when }) => !when(scenesOf(game)[id]!)).map(({ id }) => id)).toEqual([]);
  });

  it("explains a step only where it applies", async () => {
    const quiet = scenesOf(game).welcome!;
    expect((await guideOf(game)).filter(({ when }) => when(quiet)).map(({ id }) => id)).toEqual(["welcome"]);
  });

  it.each(LANGUAGES)("has short texts with all facts in %s", async (language) => {
    settings.change({ language });
    for (const { id } of await guideOf(game)) {
      expect(knows(`${game}-guide-${id}`), id).toBe(true);
      const text = await textAt(game, id);
      expect(text, id).not.toMatch(/\{|undefined|null|[a-z]+_[a-z]+-/);
      expect(text.length, id).toBeLessThan(260);
    }
  });
});

it("names the facts of the scene", async () => {
  settings.change({ language: "en" });
  expect(await textAt("katzenjammer_blues", "outbid")).toContain("Ben leads with 2 × 3.");
  expect(await textAt("katze_im_sack", "outbid")).toContain("Ben bids 7. Bid more, or pass and take 4 mice.");
  expect(await textAt("katze_im_sack", "chased")).toContain("The big dog was alone in the row and chased away the 15.");
  expect(await textAt("maus_pass_auf", "hunt")).toContain("It has 3 paws, and you can flip up to 2 more cards.");
  expect(await textAt("mau_mau", "special")).toContain(
    "You can play the red Draw 4. The next player draws four cards and is skipped.",
  );
});
