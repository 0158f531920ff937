import { beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import KatzeBoard from "../games/katze_im_sack/Board.svelte";
import { sampleView } from "../games/katze_im_sack/samples";
import GenericBoard from "../games/generic/Board.svelte";
import { addWords, sceneOf } from "../games/generic/sample_game";
import Shortcuts from "../screens/table/Shortcuts.svelte";
import { settings } from "../settings.svelte";
import { pressKey as pressed, settle, show, textOf } from "../tests/component";
import { asScene, FakeScene } from "../tests/fake_scene.svelte";
import { pressKey } from "./shortcuts.svelte";

beforeEach(() => {
  settings.change({ language: "en", shortcuts: true });
  document.body.innerHTML = "";
});

/** Press a key as the table does; return whether it did something. */
function key(name: string, target: Element = document.body, changes: KeyboardEventInit = {}): boolean {
  let result = false;
  const listen = (event: Event) => void (result = pressKey(event as KeyboardEvent, 0));
  window.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...changes }));
  window.removeEventListener("keydown", listen);
  return result;
}

function make(html: string): Record<string, Mock<() => void>> {
  document.body.innerHTML = `<div class="board">${html}</div>`;
  const clicks: Record<string, Mock<() => void>> = {};
  for (const each of document.querySelectorAll<HTMLElement>("[id]"))
    each.addEventListener("click", (clicks[each.id] = vi.fn<() => void>()));
  return clicks;
}
const at = (id: string) => document.getElementById(id)!;

describe("a letter or digit", () => {
  test("presses its control", () => {
    const { pass } = make(`<button id="pass" data-key="p"></button>`);
    expect([key("p"), key("P"), key("x")]).toEqual([true, true, false]);
    expect(pass).toHaveBeenCalledTimes(2);
  });
  test("does nothing to a disabled one", () => {
    const { pass } = make(`<button id="pass" data-key="p" disabled></button>`);
    expect(key("p")).toBe(false);
    expect(pass).not.toHaveBeenCalled();
  });
  test.each([
    ["in a field", `<input id="field">`, "field", {}],
    ["with a modifier", ``, "pass", { ctrlKey: true }],
    ["while a sheet is open", `<dialog open></dialog>`, "pass", {}],
    ["when it repeats", ``, "pass", { repeat: true }],
  ])("does nothing %s", (_, html, target, changes) => {
    const { pass } = make(`<button id="pass" data-key="p"></button>${html}`);
    expect(key("p", at(target), changes)).toBe(false);
    expect(pass).not.toHaveBeenCalled();
  });
  test("does nothing once it is switched off; arrows and Enter still work", () => {
    settings.change({ shortcuts: false });
    const { pass, bid } = make(
      `<div class="actions"><button id="pass" data-key="p"></button><button id="bid" class="main"></button></div>`,
    );
    expect([key("p"), key("Enter")]).toEqual([false, true]);
    expect([pass!.mock.calls.length, bid!.mock.calls.length]).toEqual([0, 1]);
  });
});

test("after a card was chosen by its digit, Enter is the main action", () => {
  const { bid, a } = make(
    `<p id="prompt" tabindex="-1" data-refuge></p><div class="actions"><button id="bid" class="main"></button></div>
     <ul data-arrows><button id="a" data-key="1"></button><button id="b" data-key="2"></button></ul>`,
  );
  at("b").focus();
  key("1", at("b"));
  expect(document.activeElement!.id).toBe("prompt");
  key("Enter", document.activeElement!);
  expect([a!.mock.calls.length, bid!.mock.calls.length]).toEqual([1, 1]);
});

describe("Enter and Space", () => {
  const BOARD = `<p id="prompt"></p><div class="actions"><button id="bid" class="main"></button></div><button id="other"></button>`;
  test("are the main action", () => {
    const { bid } = make(BOARD);
    expect([key("Enter"), key(" ", at("prompt"))]).toEqual([true, true]);
    expect(bid).toHaveBeenCalledTimes(2);
  });
  test("belong to the control that has the focus", () => {
    const { bid } = make(BOARD);
    expect(key("Enter", at("other"))).toBe(false);
    expect(bid).not.toHaveBeenCalled();
  });
  test("do nothing in the moment the turn comes", () => {
    const { bid } = make(BOARD);
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
    document.body.dispatchEvent(event);
    expect(pressKey(event, Date.now())).toBe(false);
    expect(bid).not.toHaveBeenCalled();
  });
});

describe("arrows", () => {
  const HAND = `<ul data-arrows>${["a", "b", "c"].map((id) => `<li><button id="${id}"></button></li>`).join("")}</ul>`;
  test("move from card to card", () => {
    make(HAND);
    const focused = (name: string) => (key(name, document.activeElement!), document.activeElement!.id);
    at("a").focus();
    expect(["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map(focused)).toEqual([
      "b",
      "c",
      "c",
      "b",
      "a",
      "c",
    ]);
  });
  test("lead to the hand from where nothing is focused, and stay away from other controls", () => {
    make(`<div data-arrows><button id="bid"></button></div>${HAND}<button id="menu"></button>`);
    key("ArrowRight");
    expect(document.activeElement!.id).toBe("a");
    at("menu").focus();
    expect(key("ArrowRight", at("menu"))).toBe(false);
  });
  test("go up and down in a grid", () => {
    make(`<div data-arrows>${["a", "b", "c", "d"].map((id) => `<button id="${id}"></button>`).join("")}</div>`);
    const places: Record<string, [number, number]> = { a: [0, 0], b: [50, 0], c: [0, 50], d: [50, 50] };
    for (const [id, [left, top]] of Object.entries(places))
      at(id).getBoundingClientRect = () => ({ left, top, height: 44 }) as DOMRect;
    at("b").focus();
    key("ArrowDown", at("b"));
    expect(document.activeElement!.id).toBe("d");
    key("ArrowUp", at("d"));
    expect(document.activeElement!.id).toBe("b");
  });
});

test("digits are mice where one bids", () => {
  const legal = ["pass", "bid 1", "bid 2", "bid 3", "bid 4"];
  const shown = show(KatzeBoard, { scene: asScene(new FakeScene(sampleView(3, { phase: "auction" }), legal)) });
  show(Shortcuts, { game: "katze_im_sack", scene: null });
  pressed("3");
  expect(textOf(shown)).toContain("Bid 3");
  pressed("+");
  expect(textOf(shown)).toContain("Bid 4");
});

test("digits are the moves of a game that the page doesn't know", async () => {
  addWords();
  const { scene, sent } = sceneOf();
  show(GenericBoard, { scene });
  show(Shortcuts, { game: scene.game, scene: null });
  pressed("2");
  await settle();
  expect(sent).toEqual([scene.legal[1]]);
});

test("a question mark lists the keys of the game", () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const shown = show(Shortcuts, { game: "mau_mau", scene: null });
  pressed("?");
  expect(textOf(shown)).toContain("Keyboard shortcuts");
  expect([...shown.querySelectorAll("dd")].map(textOf)).toContain("draw");
});
