import { beforeAll, describe, expect, it } from "vitest";
import { settings, type Language } from "../../settings.svelte";
import { GAMES, type GameId } from "../../table/scene";
import german from "../../words/de";
import english from "../../words/en";
import helpGerman from "../../words/help-de";
import helpEnglish from "../../words/help-en";
import { add, knows, say } from "../../words/words.svelte";
import { guideOf } from ".";
import { MOMENTS } from "./moments";

const LANGUAGES: Language[] = ["de", "en"];

beforeAll(() => {
  add("de", [...german, ...helpGerman]);
  add("en", [...english, ...helpEnglish]);
});

async function saidAt(game: GameId, id: string): Promise<string> {
  const step = (await guideOf(game)).find((each) => each.id === id)!;
  return say(`${game}-guide-${id}`, step.facts?.(MOMENTS[game][id]!) ?? {});
}

describe.each(GAMES)("the guide of %s", (game) => {
  it("knows a moment for each step, and the step fires there", async () => {
    const steps = await guideOf(game);
    expect(steps.map(({ id }) => id).sort()).toEqual(Object.keys(MOMENTS[game]).sort());
    expect(steps.filter(({ id, when }) => !when(MOMENTS[game][id]!)).map(({ id }) => id)).toEqual([]);
  });

  it("says a thing only when its moment has come", async () => {
    const quiet = MOMENTS[game].welcome!;
    expect((await guideOf(game)).filter(({ when }) => when(quiet)).map(({ id }) => id)).toEqual(["welcome"]);
  });

  it.each(LANGUAGES)("has its words, with all facts and not too many of them, in %s", async (language) => {
    settings.change({ language });
    for (const { id } of await guideOf(game)) {
      expect(knows(`${game}-guide-${id}`), id).toBe(true);
      const said = await saidAt(game, id);
      expect(said, id).not.toMatch(/\{|undefined|null|[a-z]+_[a-z]+-/);
      expect(said.length, id).toBeLessThan(260);
    }
  });
});

it("says how things stand", async () => {
  settings.change({ language: "en" });
  expect(await saidAt("katzenjammer_blues", "outbid")).toContain("Ben leads with 2 × 3.");
  expect(await saidAt("katze_im_sack", "outbid")).toContain("Ben bids 7. Bid more, or pass: you get 4 mice for it.");
  expect(await saidAt("katze_im_sack", "chased")).toContain("The big dog was alone in the row and snatched a card: 15");
  expect(await saidAt("maus_pass_auf", "hunt")).toContain("It has 3 paws, and you may turn up at most 2 cards.");
  expect(await saidAt("mau_mau", "special")).toContain("red take 4. With it, the next player draws four cards");
});
