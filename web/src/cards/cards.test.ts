import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { GAME_IDS, GAMES } from "../games";
import ColourSign from "../games/mau_mau/ColourSign.svelte";
import { pageGame } from "../games/registry";
import { settings, type Language } from "../settings.svelte";
import Card, { loadCards } from "./Card.svelte";
import CatTable from "./CatTable.svelte";
import Emblem from "./Emblem.svelte";
import Piece from "./Piece.svelte";

const CARDS = GAME_IDS.flatMap((game) => [...GAMES[game].cards, null].map((card) => ({ game, card })));
let shown: object[] = [];

function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: NoInfer<Props>,
): SVGSVGElement {
  const target = document.createElement("div");
  shown.push(mount(component, { target, props }));
  flushSync();
  return target.querySelector("svg") as SVGSVGElement;
}

beforeAll(async () => {
  await Promise.all(GAME_IDS.map(loadCards));
});
afterEach(async () => {
  await Promise.all(shown.map((each) => unmount(each)));
  shown = [];
});

describe.each(["de", "en"] as Language[])("in %s", (language) => {
  it.each(GAME_IDS)("every card of %s has a name of its own", (game) => {
    settings.change({ language });
    const names = [...GAMES[game].cards, null].map((card) => pageGame(game).cardName(card));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^(card|[a-z]+_[a-z_]+)-|\{|undefined/.test(name))).toEqual([]);
  });
});

it("every card looks different", () => {
  const pictures = CARDS.map((props) => show(Card, props).innerHTML);
  expect(pictures.filter((picture) => /NaN|undefined/.test(picture))).toEqual([]);
  expect(new Set(pictures).size).toBe(CARDS.length);
});

it("a card with a label is an image, one without is left to the button around it", () => {
  const [named, plain] = [
    show(Card, { game: "mau_mau", card: "r8", label: "8" }),
    show(Card, { game: "mau_mau", card: "r8" }),
  ];
  expect([named.getAttribute("role"), named.getAttribute("aria-label")]).toEqual(["img", "8"]);
  expect([plain.getAttribute("role"), plain.getAttribute("aria-hidden")]).toEqual([null, "true"]);
});

it("a face-down card shows whose set it is from", () => {
  const backs = [0, 1, 2, 3, 4, 5].map((tint) => show(Card, { game: "katze_im_sack", card: null, tint }).innerHTML);
  expect(new Set(backs).size).toBe(6);
});

it("pieces and pictures are drawn", () => {
  const pieces = (["mouse", "chip", "paw"] as const).map((kind) => show(Piece, { kind }));
  const emblems = GAME_IDS.map((game) => show(Emblem, { game }));
  const signs = [..."gbry"].map((colour) => show(ColourSign, { colour }));
  expect(
    [show(CatTable as Component, {}), ...pieces, ...emblems, ...signs].filter(
      (each) => !each.querySelector("path, circle"),
    ),
  ).toEqual([]);
});
