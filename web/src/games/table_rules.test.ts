/** The rules at a table say what its options say. */
import { describe, expect, it } from "vitest";
import { parseProse } from "../help/prose";
import { settings, type Language } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { factsOf } from "./catalogue.svelte";
import { optionFacts, optionsInForce, type TableRules } from "./option_facts";
import { PAGE_GAMES } from "./registry";

/** By game, option and value: what is false then, in German and in English. */
const FALSE: Record<string, Record<string, Record<string, RegExp[]>>> = {
  mau_mau: {
    mau: { automatic: [/musst du „Mau“/, /Sag mit deiner/, /you must say/, /Say “mau”/, /Knopf|button/] },
    drawing: {
      free: [/wenn keine passt, zieht/, /nur, wenn nichts passt/, /only if nothing fits, and/, /if nothing fits, draw/],
    },
    first_card: {
      digit: [/wirkt sie nicht/, /has no effect, since/],
      acts: [/wirkt sie nicht/, /has no effect, since/],
    },
    last_card: { draws: [/wirkt nicht mehr/, /no effect any more/] },
    reverse_for_two: { stop: [/ändert er nichts/, /changes nothing/] },
    wish: { new: [/auch die alte Farbe wünschen/, /pick the current colour again/] },
  },
  katze_im_sack: {
    mice: { open: [/Karten und Mäuse sind geheim/, /cards and mice are secret/] },
    rabbit: { spared: [/Wie gedruckt zählt der Hase/, /auch 0 oder −5/, /As printed, the rabbit/, /can be 0 or −5/] },
  },
  maus_pass_auf: {
    under: { flipped: [/Was zuletzt gespielt wurde/, /what was played last/] },
    dealt_mouse: { hunted: [/niemand jagt sie/, /nobody hunts it/] },
    pack: { small: [/mit allen 90 Karten/, /all 90 cards/], full: [/mit 45 Karten/, /with 45 cards/] },
  },
  katzenjammer_blues: { mice: { 20: [/hier 24 Mäuse/, /24 mice to win/], 24: [/hier 20 Mäuse/, /20 mice to win/] } },
};
const LANGUAGES: Language[] = ["de", "en"];

const CASES = Object.keys(PAGE_GAMES).flatMap((game) =>
  factsOf(game)!.options.flatMap(({ name, values, allowed, usual }) =>
    values.flatMap((value) => {
      const players = Number(Object.keys(allowed).find((count) => allowed[count]!.includes(value)));
      const isUsual = Object.values(usual).every((each) => each === value);
      return isUsual ? [] : [[game, name, value, players] as const];
    }),
  ),
);

async function textAt(game: string, table: TableRules | null): Promise<string> {
  const { default: sections } = await PAGE_GAMES[game]!.rules();
  return sections.map(({ id }) => say(`${game}-rules-${id}`, optionFacts(game, table))).join("\n");
}

describe.each(CASES)("%s with %s = %s", (game, name, value, players) => {
  it.each(LANGUAGES)("says what is true at the table in %s", async (language) => {
    settings.change({ language });
    const text = await textAt(game, { players, options: { [name]: value } });
    const wrong = FALSE[game]?.[name]?.[value];
    expect(wrong, "what is false then").toBeDefined();
    expect(wrong!.filter((each) => each.test(text))).toEqual([]);
    expect(text).not.toBe(await textAt(game, null));
  });
});

it("knows each false sentence from a table that has other options", async () => {
  for (const [game, options] of Object.entries(FALSE)) {
    const others = factsOf(game)!.options.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
    const tables = [null, ...others.map((options) => ({ players: 4, options }))];
    const texts: string[] = [];
    for (const language of LANGUAGES) {
      settings.change({ language });
      for (const table of tables) texts.push(await textAt(game, table));
    }
    const all = Object.values(options).flatMap((each) => Object.values(each).flat());
    expect(all.filter((each) => !texts.some((text) => each.test(text)))).toEqual([]);
  }
});

it("marks what a table does otherwise, and only that", async () => {
  settings.change({ language: "en" });
  const marked = (text: string) => parseProse(text).filter(({ kind }) => kind === "agreed").length;
  expect(marked(await textAt("mau_mau", { players: 3, options: {} }))).toBe(0);
  expect(marked(await textAt("mau_mau", { players: 3, options: { drawing: "free", last_card: "draws" } }))).toBe(2);
});

it("takes defaults that depend on the number of players from the table", () => {
  expect(optionsInForce("katzenjammer_blues", { players: 5 })).toEqual({ mice: 24 });
  expect(optionsInForce("katzenjammer_blues", { players: 3 })).toEqual({ mice: 20 });
  expect(optionsInForce("katzenjammer_blues", null)).toEqual({});
  expect(optionFacts("katzenjammer_blues", null)).toEqual({ option_mice: "unsettled", age: 10, minutes: 30 });
});
