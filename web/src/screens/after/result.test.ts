import { beforeEach, expect, test, vi } from "vitest";
import type { GameResult, MauView, TableState } from "../../messages";
import { settings } from "../../settings.svelte";
import type { Scene } from "../../table/scene";
import { buttonsIn, press, settle, show, textOf } from "../../tests/component";
import { serve } from "../../tests/fake_server";
import { FakeTable, person } from "../../tests/fake_table.svelte";
import Result from "./Result.svelte";

const game = (id: string, scores: number[], ranks: number[]): GameResult => ({ id, scores, ranks, end: "out" });
const view = {
  game: "mau_mau",
  viewer: 0,
  players: 2,
  end: "out",
  scores: [14, 0],
  ranks: [2, 1],
  seats: [{ cards: 2 }, { cards: 0 }],
} as MauView;

beforeEach(() => {
  settings.change({ language: "en" });
  serve({ "GET /api/played/g2/record": { names: ["Ida", "Bo"] } });
});

function result(me: string, facts: Partial<TableState> = {}, isNew = false) {
  const finished = [game("g1", [0, 9], [1, 2]), game("g2", [14, 0], [2, 1])];
  const fake = new FakeTable([person("Ida"), person("Bo")], me, {
    status: "over",
    finished: finished.slice(1),
    ...facts,
  });
  const target = show(Result, { table: fake.table, scene: { game: "mau_mau", view } as Scene, isNew });
  return { fake, target, finished };
}
const rowsOf = (table: Element) =>
  [...table.querySelectorAll("tbody tr")].map((row) => [...row.children].map(textOf).join(" "));

test("who won, with the best first and how it came about", async () => {
  const { target, fake } = result("Bo");
  expect(textOf(target.querySelector("h2")!)).toBe("You win!");
  expect(rowsOf(target.querySelector("table")!)).toEqual(["1 Bo 0 0", "2 Ida 2 14"]);
  expect(textOf(target)).toContain("Bo has no cards left");
  press(target, "Rematch");
  await settle();
  expect(fake.asked).toEqual([{ type: "start" }]);
});

/** The focus moves with it. */
const nextFrame = () => new Promise(requestAnimationFrame);

test("a game that has just ended gets the focus; one that ended earlier leaves it alone", async () => {
  const focused = async (isNew: boolean) => {
    const { target } = result("Ida", {}, isNew);
    await nextFrame();
    return target.contains(document.activeElement) && document.activeElement;
  };
  expect(await focused(false)).toBe(false);
  expect(await focused(true)).toHaveProperty("localName", "h2");
});

test("whoever lost hears about it kindly", () => {
  const { target } = result("Ida");
  expect(textOf(target.querySelector("header")!)).toMatch(/Bo wins You came second/);
});

test("in a series there is a table of all games, with links to them, and the next one", () => {
  const finished = [game("g1", [0, 9], [1, 2]), game("g2", [14, 0], [2, 1])];
  const choices = { game: "mau_mau" as const, players: 2, games: 3 };
  const { target } = result("Ida", { status: "pausing", finished, choices, totals: [14, 9], ranks: [2, 1] });
  const series = target.querySelectorAll("table")[1]!;
  expect(rowsOf(series)).toEqual(["1 Bo 9 9 0", "2 Ida 14 0 14"]);
  expect([...series.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/replay/g1?seat=0",
    "/replay/g2?seat=0",
  ]);
  expect(buttonsIn(target)).toContain("Start game 3");
  expect(textOf(target)).toContain("Game 2 of 3");
});

test("the heading may come later than the end: with the table’s next state", async () => {
  const { fake, target, finished } = result("Bo", { finished: [] }, true);
  expect(target.querySelector("h2")).toBeNull();
  fake.state = { ...fake.state!, finished };
  await settle();
  await nextFrame();
  expect(document.activeElement).toBe(target.querySelector("h2"));
});

test("spectators wait for the players", () => {
  const { target } = result("Cem");
  expect(buttonsIn(target)).not.toContain("Rematch");
  expect(textOf(target)).toContain("The next game starts here");
});

test("the result can be put aside, and opened again", () => {
  const { target } = result("Bo");
  press(target, "Look at the table");
  expect(target.querySelector("table")).toBeNull();
  expect(textOf(target.querySelector("h2")!)).toBe("You win!");
  press(target, "Show the result");
  expect(target.querySelector("table")).not.toBeNull();
});

test("ties are explained, in the game and in the series", () => {
  const finished = [game("g1", [5, 5], [1, 1])];
  const choices = { game: "mau_mau" as const, players: 2, games: 3 };
  const fake = new FakeTable([person("Ida"), person("Bo")], "Ida", {
    ...{ status: "pausing", finished, choices, totals: [5, 5], ranks: [1, 1] },
  });
  const level = { ...view, scores: [5, 5], ranks: [1, 1], seats: [{ cards: 1 }, { cards: 1 }] };
  const target = show(Result, { table: fake.table, scene: { game: "mau_mau", view: level } as Scene });
  expect([...target.querySelectorAll("li")].map(textOf)).toEqual([
    "Ida and Bo share place 1: the same points left in hand.",
    "Ida and Bo share place 1: their totals are equal.",
  ]);
});

test("in Maus, pass auf! the podium comes before the figures", async () => {
  const seats = [
    { cards: 9, chips: 1 },
    { cards: 12, chips: 2 },
  ];
  const maus = { ...view, game: "maus_pass_auf", end: "chips", scores: [9, 12], seats } as unknown as Scene["view"];
  const fake = new FakeTable([person("Ida"), person("Bo")], "Ida", {
    status: "over",
    finished: [game("g1", [9, 12], [2, 1])],
  });
  const players = ["Ida", "Bo"].map((name) => ({
    name,
    isBot: false,
    isAway: false,
    isMe: name === "Ida",
    warned: null,
  }));
  const scene = { game: "maus_pass_auf", view: maus, players } as unknown as Scene;
  const target = show(Result, { table: fake.table, scene });
  await vi.dynamicImportSettled();
  await settle();
  const [podium, figures] = [target.querySelector("ol")!, target.querySelector("table")!];
  expect(textOf(podium)).toMatch(/12.*Bo.*9.*Ida/);
  expect(podium.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
