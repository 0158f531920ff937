import { describe, expect, it } from "vitest";
import { GAMES, type OwnGameId } from "../games";
import { settings, type Language } from "../settings.svelte";
import english from "../words/en";
import helpEnglish from "../words/help-en";
import { knows, say } from "../words/words.svelte";
import { parseProse } from "../help/prose";
import { optionFacts } from "./option_facts";
import { PAGE_GAMES } from "./registry";
import type { Section } from "./rules";

const RULES = new Map<string, Section[]>();
for (const [id, game] of Object.entries(PAGE_GAMES)) RULES.set(id, (await game.rules()).default);
const LANGUAGES: Language[] = ["de", "en"];
const PAGES = import.meta.glob<string>("../../../rules/*.md", { query: "?raw", import: "default", eager: true });
const WORDS = [...english, ...helpEnglish].join("\n");
const SIGNS = ["→", "<", "?", "mouse", "chip"];

const pageOf = (game: string) => PAGES[`../../../rules/${game}.md`]!;
const phasesOf = (game: string) => namesAfter(`${game}-phase-`).filter((phase) => !phase.includes("-"));
const namesAfter = (start: string) =>
  [...WORDS.matchAll(new RegExp(`^${start}([\\w-]+) =`, "gm"))].map(([, id]) => id!);

/** The rules page by paragraphs: numbered ones, chapters without any, and "0" for the introduction; without the notation. */
function paragraphsOf(game: string): Map<string, string> {
  const [rules = ""] = pageOf(game).split(/^## \d+ Notation/m);
  const pieces = rules.split(/^(?:#+ )?(\d(?:\.\d)?) /m);
  const pairs = pieces.slice(1).flatMap((piece, place, all) => (place % 2 ? [] : [[piece, all[place + 1]!] as const]));
  const paragraphs = pairs.filter(([number]) => !pairs.some(([other]) => other.startsWith(`${number}.`)));
  return new Map([["0", pieces[0]!], ...paragraphs]);
}

function rulingsOf(game: string): string[] {
  return [...paragraphsOf(game)].flatMap(([number, text]) => (text.match(/\*\*ruling/gi) ?? []).map(() => number));
}

const textOf = (game: string, id: string) => say(`${game}-rules-${id}`, optionFacts(game, null));
const blocksOf = (game: string, { id }: Section) => parseProse(textOf(game, id));

describe.each(Object.keys(PAGE_GAMES))("the rules of %s", (game) => {
  const sections = RULES.get(game)!;

  it.each(LANGUAGES)("have a title and a text for each section in %s", (language) => {
    settings.change({ language });
    const ids = sections.flatMap(({ id }) => [id, `${id}-title`]);
    expect(ids.sort()).toEqual(namesAfter(`${game}-rules-`).sort());
    expect(ids.filter((id) => !knows(`${game}-rules-${id}`))).toEqual([]);
  });

  it("have something for each phase", () => {
    const phases = sections.flatMap((each) => each.phases);
    expect([...new Set(phases)].sort()).toEqual([...phasesOf(game)].sort());
  });

  it("explain every paragraph of the rules page", () => {
    const cited = sections.flatMap(({ cites }) => cites);
    expect(cited.sort()).toEqual([...paragraphsOf(game).keys()].sort());
  });

  it.each(LANGUAGES)("start with the age and the minutes in %s", (language) => {
    settings.change({ language });
    const { age, minutes } = GAMES[game as OwnGameId];
    const start = sections.find(({ cites }) => cites.includes("0"))!;
    expect(textOf(game, start.id)).toMatch(new RegExp(`\\b${age}\\b.*\\b${minutes}\\b`));
    expect(pageOf(game)).toContain(`from about ${age} years`);
    expect(pageOf(game)).toContain(`about ${minutes} minutes`);
  });

  it.each(LANGUAGES)("mark every ruling in %s", (language) => {
    settings.change({ language });
    expect(sections.flatMap(({ rulings }) => rulings).sort()).toEqual(rulingsOf(game).sort());
    for (const each of sections) {
      const marked = blocksOf(game, each).filter(({ kind }) => kind === "ruling");
      expect([each.id, marked.length]).toEqual([each.id, each.rulings.length]);
    }
  });

  it("explain every option with all its values", () => {
    const { options } = GAMES[game as OwnGameId];
    expect(sections.flatMap((each) => each.options).sort()).toEqual(options.map(({ name }) => name).sort());
    const ids = options.flatMap(({ name, values }) => [name, ...values.map((value) => `${name}-${value}`)]);
    expect(ids.sort()).toEqual(namesAfter(`${game}-option-`).sort());
  });

  it.each(LANGUAGES)("show each picture once, of cards that exist, in %s", (language) => {
    settings.change({ language });
    for (const each of sections) {
      const shown = blocksOf(game, each).flatMap((block) => (block.kind === "picture" ? [block.name] : []));
      expect([...shown].sort()).toEqual(Object.keys(each.pictures).sort());
      const cards = Object.values(each.pictures).flatMap((row) => row.split(" ").map((card) => card.replace("!", "")));
      expect(cards.filter((card) => ![...GAMES[game as OwnGameId].cards, ...SIGNS].includes(card))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("can be read in a few minutes in %s", (language) => {
    settings.change({ language });
    const words = sections.map(({ id }) => textOf(game, id)).join(" ");
    expect(words.split(/\s+/).length).toBeLessThan(900);
    expect(parseProse(textOf(game, "short"))).toMatchObject([{ kind: "list", items: { length: 5 } }]);
  });
});
