import { beforeAll, expect, test } from "vitest";
import type { MauMauEvent, MauView } from "../../messages";
import { outline, viewsIn } from "../../tests/stages";
import { speak } from "../../words/words.svelte";
import stagesOf from "./stages";

beforeAll(() => speak("en"));

const played = (card: string, change: object = {}): MauMauEvent => ({ event: "played", seat: 1, card, ...change });

test.each<[string, MauMauEvent[], string[]]>([
  [
    "the first of a chain",
    [played("r+2"), { event: "facing", seat: 2, count: 2 }],
    ["effect [played facing] Draw 2: Cem must draw two cards or play a Draw 2."],
  ],
  [
    "a growing chain",
    [played("b+2"), { event: "facing", seat: 0, count: 6 }],
    ["effect [played facing] Up to 6: you must draw 6 cards or play a Draw 2."],
  ],
  ["the end of a chain", [{ event: "drew", seat: 2, count: 6 }], ["draw [drew] Cem draws 6 cards."]],
  [
    "direction",
    [played("r<>"), { event: "direction-changed", way: "counterclockwise" }],
    ["effect [played direction-changed] Reverse: play now goes counterclockwise."],
  ],
  ["colour", [played("wild", { colour: "g" })], ["effect [played] Ben names green."]],
  ["the first colour", [{ event: "named", seat: 1, colour: "b" }], ["effect [named] Ben names blue."]],
  ["stop", [played("rstop"), { event: "left-out", seat: 0 }], ["effect [played left-out] You are skipped."]],
  [
    "draw 4",
    [played("r+4"), { event: "drew", seat: 2, count: 4 }, { event: "left-out", seat: 2 }],
    ["effect [played] Draw 4 for Cem!", "draw [drew left-out] Cem draws 4 cards and is skipped."],
  ],
  [
    "a forgotten mau",
    [played("r3"), { event: "forgot", seat: 1 }, { event: "drew", seat: 1, count: 2 }],
    ["draw [forgot drew] Ben forgot to say “Mau”: 2 penalty cards."],
  ],
  ["the last card", [played("r3"), { event: "out", seat: 1 }], ["effect [played out] Ben has no cards left: Mau Mau!"]],
  ["an ordinary card", [played("r3")], []],
  ["one drawn card", [{ event: "drew", seat: 1, count: 1 }], []],
])("%s", (_, events, expected) => expect(outline(stagesOf(events))).toEqual(expected));

test("the card is seen before its victim draws", () => {
  const stages = stagesOf([
    played("r+4"),
    { event: "drew", seat: 0, count: 4, cards: ["g1", "g2", "g3", "g4"], known: 4 },
    { event: "left-out", seat: 0 },
  ]);
  const view = (top: string, cards: number[], hand: string[], deck: number) =>
    ({ viewer: 0, top, hand, deck, seats: cards.map((count) => ({ cards: count })) }) as unknown as MauView;
  const views = viewsIn(
    stages,
    view("r1", [1, 5], ["b1"], 50),
    view("r+4", [5, 4], ["b1", "g1", "g2", "g3", "g4"], 46),
  );
  expect(views[0]).toMatchObject({ top: "r+4", hand: ["b1"], deck: 50, seats: [{ cards: 1 }, { cards: 4 }] });
  expect(views[1]).toMatchObject({ deck: 46, seats: [{ cards: 5 }, { cards: 4 }] });
});
