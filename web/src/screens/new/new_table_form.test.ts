import { beforeEach, expect, test } from "vitest";
import { GAMES } from "../../games";
import { settings } from "../../settings.svelte";
import type { GameInfo } from "../../shapes";
import { press, settle, show, textOf, enter } from "../../tests/component";
import { refuse, serve } from "../../tests/fake_server";
import NewTableForm from "./NewTableForm.svelte";

const GAME: GameInfo = { ...GAMES.katzenjammer_blues, least: 4, bots: ["level1", "level2"] };
const ME = { guest: "i", name: "Ida" };
const CREATED = { id: "t1", invite: "inv", link: "" };
const answers = { "GET /api/me": ME, "POST /api/tables": CREATED };

beforeEach(() => {
  settings.change({ language: "en" });
  history.replaceState({}, "", "/new/katzenjammer_blues");
});

const form = () => show(NewTableForm, { line: GAME });

/** Choose a radio button or a checkbox by its label. */
function choose(shown: HTMLElement, label: string): void {
  const found = [...shown.querySelectorAll("label")].find((each) => textOf(each).startsWith(label));
  found!.querySelector("input")!.click();
}
const tableOf = (sent: ReturnType<typeof serve>) => sent.find(({ path }) => path === "/api/tables")?.body;

test("against bots it starts at once, with the usual of everything", async () => {
  const sent = serve(answers);
  press(form(), "Play");
  await settle();
  expect(tableOf(sent)).toMatchObject({ game: "katzenjammer_blues", players: 4, options: { mice: 20 }, games: 1 });
  expect(location.pathname + location.search + location.hash).toBe("/t/t1?bots=level2#inv");
});

test("other players bring other usual options", async () => {
  const sent = serve(answers);
  const shown = form();
  choose(shown, "5");
  await settle();
  expect(textOf(shown.querySelector("details")!)).not.toContain("20");
  press(shown, "Play");
  await settle();
  expect(tableOf(sent)).toMatchObject({ players: 5, options: { mice: 24 } });
});

test("with friends one chooses a clock, within the server's limits", async () => {
  const sent = serve(answers);
  const shown = form();
  choose(shown, "With friends");
  await settle();
  choose(shown, "Fast");
  await settle();
  const seconds = shown.querySelector<HTMLInputElement>("input[type=number][max='600']")!;
  enter(seconds, "9999");
  press(shown, "Open table");
  await settle();
  expect(tableOf(sent)).toMatchObject({ clock: { kind: "seconds", seconds: 600, reserve: 60 }, public: false });
  expect(location.search).toBe("");
});

test("people at this device need different names", async () => {
  const sent = serve(answers);
  const shown = form();
  choose(shown, "Together on this device");
  await settle();
  const names = [...shown.querySelectorAll<HTMLInputElement>("input[autocomplete=off]")];
  expect(names).toHaveLength(4);
  enter(names[0]!, "Ida");
  enter(names[1]!, "ida ");
  press(shown, "Play");
  await settle();
  expect(tableOf(sent)).toBeUndefined();
  expect(shown.querySelectorAll("[role=alert]")).toHaveLength(2);
  enter(names[1]!, "Bo");
  press(shown, "Play");
  await settle();
  expect(tableOf(sent)).toMatchObject({ shared_devices: true });
});

test("a refusal is shown at the field it is about", async () => {
  serve({ ...answers, "POST /api/tables": refuse(400, "players-range", "4 to 6 play this.") });
  const shown = form();
  press(shown, "Play");
  await settle();
  const field = [...shown.querySelectorAll("fieldset")].find((each) => textOf(each).includes("4 to 6 play this."));
  expect(textOf(field!.querySelector("legend")!)).toBe("How many players?");
  expect(textOf(shown.querySelector(".send")!)).toContain("Please check the marked field.");
});
