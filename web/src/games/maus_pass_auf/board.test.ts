import { beforeEach, expect, test } from "vitest";
import type { MausView } from "../../messages";
import Shortcuts from "../../screens/table/Shortcuts.svelte";
import { settings } from "../../settings.svelte";
import { buttonsIn, press, pressKey, settle, show } from "../../tests/component";
import { asScene, FakeScene } from "../../tests/fake_scene.svelte";
import Board from "./Board.svelte";

const view = (changes: Partial<MausView> = {}): MausView => ({
  game: "maus_pass_auf",
  viewer: 0,
  players: 2,
  turn: 0,
  phase: "turning",
  end: null,
  scores: null,
  ranks: null,
  seats: [
    { cards: 9, chips: 0 },
    { cards: 8, chips: 1 },
  ],
  chips_left: 5,
  pile: ["1", "C"],
  pile_size: 2,
  hunt: null,
  ...changes,
});
const board = (fake: FakeScene) => show(Board, { scene: asScene(fake) });
beforeEach(() => settings.change({ language: "en", motion: "less" }));

test("there is one button, and Enter or the space bar do the same", async () => {
  const fake = new FakeScene(view(), ["turn"]);
  const shown = board(fake);
  const [name] = buttonsIn(shown);
  press(shown, name!);
  show(Shortcuts, { game: "maus_pass_auf", scene: null });
  pressKey("Enter");
  pressKey(" ");
  pressKey("x");
  await settle();
  expect(fake.sent).toEqual(["turn", "turn", "turn"]);
});

test("keys in a field don't turn a card", () => {
  const fake = new FakeScene(view(), ["turn"]);
  board(fake);
  const field = document.body.appendChild(document.createElement("input"));
  pressKey("Enter", field);
  field.remove();
  expect(fake.sent).toEqual([]);
});

test("while others turn, there is nothing to press", () => {
  const fake = new FakeScene(view({ turn: 1 }));
  expect(buttonsIn(board(fake))).toEqual([]);
  pressKey("Enter");
  expect(fake.sent).toEqual([]);
});

test("a card is not turned twice while it is on its way", () => {
  const fake = new FakeScene(view(), ["turn"], { sending: "turn" });
  board(fake);
  pressKey("Enter");
  expect(fake.sent).toEqual([]);
});
