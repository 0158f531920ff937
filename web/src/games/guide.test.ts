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
