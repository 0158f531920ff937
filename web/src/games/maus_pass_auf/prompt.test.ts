import { beforeAll, expect, test } from "vitest";
import type { MausView } from "../../messages";
import { settings } from "../../settings.svelte";
import type { Scene } from "../../table/scene";
import german from "../../words/de";
import { add } from "../../words/words.svelte";
import { describeTable, promptOf } from "./prompt";
import { totalChips } from "./view";

const HUNT = { hunter: 0, owner: 1, paws: 2, tries: 1 };
const VIEW = {
  viewer: 0,
  turn: 0,
  end: null,
  hunt: null,
  pile: ["K", "2"],
  pile_size: 7,
  chips_left: 3,
  seats: [
    { cards: 9, chips: 2 },
    { cards: 8, chips: 0 },
  ],
} as unknown as MausView;

function scene(view: Partial<MausView>, mine = [0], names = ["Anna", "Ben"]): Scene<MausView> {
  const players = names.map((name, seat) => ({ name, isMe: mine.includes(seat) }));
  return { players, view: { ...VIEW, ...view } } as Scene<MausView>;
}

beforeAll(() => {
  add("de", german);
  settings.change({ language: "de" });
});

test.each([
  [scene({}), "Du bist dran: Deck eine Karte auf."],
  [scene({ hunt: HUNT }), "Fang die Maus: noch eine Karte."],
  [scene({ turn: 1 }), "Ben ist dran."],
  [scene({ turn: 1, hunt: { ...HUNT, tries: 2 } }), "Ben jagt die Maus: noch 2 Karten."],
  [scene({}, [0, 1]), "Anna ist dran."],
  [scene({}, [0, 1], ["Gast", "Gast"]), "Hase ist dran."],
  [scene({ turn: null, end: "chips" }), "Das Spiel ist aus."],
])("it says whose turn it is", (of, sentence) => {
  expect(promptOf(of)).toBe(sentence);
});

test("the table is described in words", () => {
  expect(describeTable(scene({ hunt: HUNT }))).toBe(
    "Oben liegt: Maus mit zwei Pfoten, 7 Karten im Stapel. Noch 3 Chips. Anna jagt die Maus von Ben: noch eine Karte.",
  );
  expect(describeTable(scene({ hunt: { ...HUNT, owner: null } }))).toContain(
    "Anna jagt die Maus aus der Mitte: noch eine Karte.",
  );
  expect(describeTable(scene({ pile: [], pile_size: 0 }))).toContain("Die Mitte ist leer.");
});

test("chips are counted wherever they are", () => {
  expect(totalChips(VIEW)).toBe(5);
});
