import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { narrate } from "../../table/narration";
import type { AnyEvent } from "../../messages";
import { buttonsIn, press, show, textOf } from "../../tests/component";
import { pageGame } from "../registry";
import Board from "./Board.svelte";
import { promptOf } from "./prompt";
import { addWords, GAME, sceneOf, view } from "./sample_game";
import { reveal, zoneName, zonesOf } from "./zones";

beforeAll(addWords);
beforeEach(() => settings.change({ language: "en" }));

const groupsIn = (shown: Element) =>
  [...shown.querySelectorAll("[role=group]")].map((each) => each.getAttribute("aria-label"));
const cardsIn = (group: Element) =>
  [...group.querySelectorAll("[role=img]")].map((each) => each.getAttribute("aria-label"));
const zone = (shown: Element, label: string) => shown.querySelector(`[aria-label="${label}"]`)!;

describe("the board", () => {
  test("has every place with its cards, the own ones at the bottom", () => {
    const shown = show(Board, { scene: sceneOf().scene });
    expect(groupsIn(shown)).toEqual([
      "Hand, 3 cards",
      "Deck, 13 cards",
      "burnt cards, empty",
      "Your moves",
      "Hand, 2 cards",
    ]);
    expect(cardsIn(zone(shown, "Hand, 2 cards"))).toEqual(["king", "2"]);
    expect(cardsIn(zone(shown, "Hand, 3 cards"))).toEqual(["3 face-down cards"]);
    expect(cardsIn(zone(shown, "Deck, 13 cards"))).toEqual(["9", "12 face-down cards"]);
    expect(shown.querySelector(".dock")!.contains(zone(shown, "Hand, 2 cards"))).toBe(true);
  });

  test("has the legal moves as buttons, in words where the game has some", () => {
    const { scene, sent } = sceneOf();
    const shown = show(Board, { scene });
    expect(buttonsIn(shown)).toEqual(["Play K", "Play 2", "draw"]);
    press(shown, "Play 2");
    expect(sent).toEqual(["play 2"]);
  });

  test("marks the hint for eyes and ears, and waits while a move is on its way", () => {
    const shown = show(Board, { scene: sceneOf({ hint: "draw" }).scene });
    expect(buttonsIn(shown)[2]).toBe("draw, this is the hint");
    expect(buttonsIn(show(Board, { scene: sceneOf({ sending: "draw" }).scene }))).toEqual([]);
  });

  test("gives spectators everything but moves", () => {
    const shown = show(Board, { scene: sceneOf({ view: view({ viewer: null }) as never, legal: [] }).scene });
    expect(buttonsIn(shown)).toEqual([]);
    expect(groupsIn(shown)).toEqual(["Hand, 2 cards", "Hand, 3 cards", "Deck, 13 cards", "burnt cards, empty"]);
  });

  test("shows what happened last", () => {
    const events = [{ event: "played", seat: 1, card: "K" }] as unknown as AnyEvent[];
    expect(textOf(show(Board, { scene: sceneOf({ events }).scene }).querySelector(".news")!)).toBe("Ben plays K.");
  });

  test("copes with a view without places", () => {
    const bare = { ...view(), zones: undefined };
    delete bare.zones;
    expect(buttonsIn(show(Board, { scene: sceneOf({ view: bare as never }).scene }))).toHaveLength(3);
  });
});

describe("the prompt", () => {
  const at = (changes: object, rest: object = {}) => promptOf(sceneOf({ view: view(changes) as never, ...rest }).scene);
  test.each([
    [{}, {}, "Your turn: play a card."],
    [{ phase: "other" }, {}, "Your turn."],
    [{ turn: 1 }, { legal: [] }, "Ben is thinking: play a card."],
    [{ turn: 1, phase: "other" }, { legal: [] }, "Ben is thinking…"],
    [{ turn: null }, { legal: [] }, "One moment: chance decides …"],
    [{ end: "out" }, { legal: [] }, "The game is over."],
    [{}, { sending: "draw" }, "Sending …"],
  ])("%j %j: %s", (changes, rest, text) => expect(at(changes, rest)).toBe(text));
});

describe("sentences", () => {
  test("narrate an event, also without what it left out", () => {
    const played = { event: "played", seat: 0, card: "K", loud: 1 } as unknown as AnyEvent;
    expect(narrate(GAME, played, ["Anna", "Ben"], 0)).toBe("You play K, loudly.");
    expect(narrate(GAME, { event: "played", seat: 0, card: "K" } as AnyEvent, ["Anna", "Ben"], 0)).toBe("You play K.");
  });
  test("an event without one is named, and nothing is reported as missing", () => {
    const report = vi.spyOn(console, "error");
    expect(narrate(GAME, { event: "cut_deck", seat: 1 } as unknown as AnyEvent, ["Anna", "Ben"], 0)).toBe(
      "Ben: cut deck",
    );
    expect(report).not.toHaveBeenCalled();
  });
  test("in a language that the game doesn't have, the notation does", () => {
    settings.change({ language: "de" });
    expect([pageGame(GAME).moveNamed("play K"), zoneName(view().zones[0]!)]).toEqual(["play K", "hand"]);
  });
  test("name result and end", () => {
    const over = view({ end: "out", scores: [3, -1], ranks: [1, 2] }) as never;
    expect(pageGame(GAME).account(over, ["Anna", "Ben"])).toMatchObject({
      figures: [[3], [-1]],
      stories: [{ id: "after-story-end", facts: { end: "no cards are left" } }],
    });
    const strange = view({ end: "flood", scores: [0, 0], ranks: [1, 1] }) as never;
    expect(pageGame(GAME).account(strange, ["Anna", "Ben"]).stories).toEqual([]);
  });
});

test("with all cards open, everybody's places are as they saw them", () => {
  const [mine, theirs, ...rest] = view().zones;
  const hidden = { ...mine!, cards: [], hidden: 2 };
  const spectator = view({ viewer: null, zones: [hidden, theirs!, ...rest] }) as never;
  const shown = { ...theirs!, cards: ["3", "4", "5"], hidden: 0 };
  const others = [view(), view({ viewer: 1, zones: [hidden, shown, ...rest] })] as never[];
  expect(zonesOf(reveal(spectator, others)).map(({ cards }) => cards)).toEqual([
    ["K", "2"],
    ["3", "4", "5"],
    ["9"],
    [],
  ]);
});
