import { beforeAll, expect, test } from "vitest";
import type { MauView } from "../../messages";
import { settings } from "../../settings.svelte";
import type { Scene } from "../../table/scene";
import german from "../../words/de";
import { add } from "../../words/words.svelte";
import { Choice } from "./choice.svelte";
import { promptOf, describeTable } from "./prompt";

const VIEW = {
  game: "mau_mau",
  viewer: 0,
  players: 3,
  turn: 0,
  phase: "playing",
  end: null,
  top: "r+2",
  colour: "r",
  clockwise: true,
  stacked: 0,
  deck: 40,
  pile: 3,
  drawable: 42,
} as MauView;
const NAMES = ["Anna", "Ben", "Cem"];

function scene(legal: string[], view: Partial<MauView> = {}): Scene<MauView> {
  const players = NAMES.map((name) => ({ name }));
  return { legal, players, sending: null, view: { ...VIEW, ...view } } as Scene<MauView>;
}
const prompt = (of: Scene<MauView>) => promptOf(of, new Choice(() => of));

beforeAll(() => {
  add("de", german);
  settings.change({ language: "de" });
});

test.each([
  [scene(["play r8"]), "Du bist dran: Spiel eine Karte, die passt."],
  [scene(["play r8", "draw"]), "Du bist dran: Spiel eine Karte, die passt, oder zieh."],
  [scene(["draw"]), "Nichts passt: Zieh eine Karte."],
  [scene(["draw"], { drawable: 0 }), "Nichts passt, und es gibt nichts zu ziehen."],
  [scene(["draw"], { stacked: 4 }), "Dagegen hast du nichts: Zieh 4 Karten."],
  [scene(["draw", "play b+2"], { stacked: 4 }), "4 Karten ziehen oder selbst ein Nimm 2 spielen?"],
  [scene(["name g", "name b"], { phase: "naming", colour: null }), "Du beginnst: Welche Farbe wünschst du dir?"],
  [scene([], { turn: 1, phase: "naming", colour: null }), "Ben wünscht sich zuerst eine Farbe."],
  [scene([], { turn: 1 }), "Ben überlegt\u00a0…"],
  [scene([], { turn: 2, stacked: 2 }), "Cem muss 2 Karten ziehen oder ein Nimm 2 spielen."],
  [scene([], { turn: null, phase: "shuffling" }), "Die Ablage wird neu gemischt."],
  [scene([], { turn: null, end: "out" }), "Das Spiel ist aus."],
])("every phase has its sentence", (of, sentence) => {
  expect(prompt(of)).toBe(sentence);
});

test("the prompt asks about a lifted card, and about the colour of a colour changer", () => {
  const of = scene(["play r8", "play wild g"]);
  const choice = new Choice(() => of);
  choice.tap({ key: "r8-1", card: "r8" });
  expect(promptOf(of, choice)).toBe("Spielst du die rote 8?");
  choice.tap({ key: "wild-1", card: "wild" });
  expect(promptOf(of, choice)).toBe("Welche Farbe wünschst du dir?");
});

test("the table is described in words", () => {
  expect(describeTable(scene(["draw"], { stacked: 4, clockwise: false }))).toBe(
    "Oben liegt: rotes Nimm 2. Rot ist gefragt. Es geht gegen den Uhrzeigersinn. Im Stapel sind 40 Karten. Du musst 4 Karten ziehen.",
  );
  expect(describeTable(scene([], { top: "wild", colour: null, deck: 1 }))).toContain("Alles passt.");
  expect(describeTable(scene([], { top: "wild", colour: null, phase: "naming" }))).toContain(
    "Eine Farbe wird noch gewünscht.",
  );
});
