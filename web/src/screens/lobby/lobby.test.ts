import { beforeEach, describe, expect, it } from "vitest";
import { GAMES } from "../../games";
import { settings } from "../../settings.svelte";
import { buttonsIn, enter, press, settle, show, textOf } from "../../tests/component";
import { bot, FakeTable, person } from "../../tests/fake_table.svelte";
import type { TableSettings } from "../../messages";
import { Problem } from "../../net/api";
import Agreement from "./Agreement.svelte";
import Beginner from "./Beginner.svelte";
import { optionsBack } from "./changes";
import NextStep from "./NextStep.svelte";
import { chairsOf } from "./seats";
import Seats from "./Seats.svelte";
import SettingsSheet from "./SettingsSheet.svelte";

const ida = person("Ida");
const bo = person("Bo");
beforeEach(() => settings.change({ language: "en" }));

const propsOf = (fake: FakeTable) => ({
  table: fake.table,
  chairs: chairsOf(fake.state!, fake.me!.guest),
  bot: "level3",
  least: 2,
});
const nextStep = (fake: FakeTable) => show(NextStep, propsOf(fake));
const LINE = { ...GAMES.mau_mau, bots: ["level2", "level3"] };
const seats = (fake: FakeTable) => show(Seats, { ...propsOf(fake), line: LINE });

describe("the next step", () => {
  it("lets a visitor take the first free seat", async () => {
    const fake = new FakeTable([ida, null, null], "Bo");
    press(nextStep(fake), "Take a seat");
    await settle();
    expect(fake.asked).toEqual([{ type: "sit", seat: 1 }]);
  });
  it("lets the host fill the free seats with bots and start", async () => {
    const fake = new FakeTable([ida, null, null], "Ida");
    expect(buttonsIn(nextStep(fake))).toHaveLength(1); // alone nobody can start
    press(nextStep(fake), /bots/);
    await settle();
    expect(fake.asked).toEqual([
      { type: "seat-bot", seat: 1, bot: "level3" },
      { type: "seat-bot", seat: 2, bot: "level3" },
      { type: "start" },
    ]);
  });
  it("lets the host start once all are seated", async () => {
    const fake = new FakeTable([ida, bo], "Ida");
    press(nextStep(fake), "Start game");
    await settle();
    expect(fake.asked).toEqual([{ type: "start" }]);
  });
  it("lets the host start with those who are here, as soon as they are enough", async () => {
    const fake = new FakeTable([ida, null, bo], "Ida");
    press(nextStep(fake), "Start with those who are here");
    await settle();
    expect(fake.asked).toEqual([{ type: "start", present_only: true }]);
    expect(buttonsIn(show(NextStep, { ...propsOf(fake), least: 3 }))).toHaveLength(1);
    expect(buttonsIn(nextStep(new FakeTable([ida, null, bo], "Bo")))).toEqual([]);
  });
  it("lets everybody start a rematch", () => {
    expect(buttonsIn(nextStep(new FakeTable([ida, bo], "Bo", { status: "over" })))).toEqual(["Play again"]);
  });
  it.each([
    [[ida, bo], "Bo", "Everyone is seated. Waiting for Ida to start."],
    [[ida, bo], "Cem", "All seats are taken. Waiting for Ida to start."],
    [[ida, bo, null], "Bo", /free|seat/],
  ] as const)("says what others wait for", (holders, me, text) => {
    const shown = nextStep(new FakeTable([...holders], me));
    expect(buttonsIn(shown)).toEqual([]);
    expect(textOf(shown.querySelector("[role=status]")!)).toMatch(text);
  });
});

describe("the seats", () => {
  it("offer a visitor the free ones only", () => {
    expect(buttonsIn(seats(new FakeTable([ida, bot("Minka"), null], "Bo")))).toEqual(["Sit here: seat 3"]);
  });
  it("let the host add and remove, with the chosen level", async () => {
    const fake = new FakeTable([ida, bo, bot("Minka"), null], "Ida");
    const shown = seats(fake);
    expect(buttonsIn(shown)).toEqual([
      ...["Rename Ida", "Leave seat: Ida", "Remove Bo", "Remove Minka", "Add bot: seat 4"],
      ...["Remove free seat", "Add seat"],
    ]);
    for (const name of ["Remove Bo", "Add bot: seat 4", "Leave seat: Ida"]) press(shown, name);
    await settle();
    expect(fake.asked).toEqual([
      { type: "unseat", seat: 1 },
      { type: "seat-bot", seat: 3, bot: "level3" },
      { type: "leave", seat: 0 },
    ]);
    expect(textOf(shown)).toContain("bot, House cat");
    expect(textOf(shown)).toContain("Level of new bots");
  });
  it("become more and fewer, within the game’s numbers", async () => {
    const fake = new FakeTable([ida, null, bo, null], "Ida");
    const shown = seats(fake);
    press(shown, "Add seat");
    await settle();
    press(shown, "Remove free seat");
    await settle();
    const settings = fake.state!.choices;
    expect(fake.asked).toEqual([
      { type: "change-settings", settings: { ...settings, players: 5 }, dropped: [] },
      { type: "change-settings", settings: { ...settings, players: 3 }, dropped: [3] },
    ]);
    const isDisabled = (holders: (typeof ida | null)[], name: string) =>
      seats(new FakeTable(holders, "Ida")).querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.disabled;
    expect(isDisabled([ida, null], "Remove free seat")).toBe(true);
    expect(isDisabled([ida, bo, person("Cem")], "Remove free seat")).toBe(true);
    expect(isDisabled([ida, ...Array<null>(9).fill(null)], "Add seat")).toBe(true);
    expect(buttonsIn(seats(new FakeTable([ida, null, bo], "Bo")))).not.toContain("Add seat");
  });
  it("give a player a new name, and show the server's objection at the field", async () => {
    const fake = new FakeTable([ida, bo], "Bo");
    const shown = seats(fake);
    press(shown, "Rename Bo");
    fake.refusal = new Error("That name is taken.");
    enter(shown.querySelector("input")!, "Ida");
    press(shown, "Save");
    await settle();
    expect(fake.asked).toEqual([{ type: "sit", seat: 1, name: "Ida" }]);
    const field = shown.querySelector("input")!;
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(textOf(document.getElementById(field.getAttribute("aria-describedby")!)!)).toBe("That name is taken.");
    fake.refusal = null;
    press(shown, "Save");
    await settle();
    expect(shown.querySelector("input")).toBeNull();
  });
  it("let players add somebody only where devices are shared", () => {
    const choices = { game: "mau_mau" as const, players: 2, shared_devices: true };
    expect(buttonsIn(seats(new FakeTable([ida, null], "Ida", { choices })))).toContain(
      "Add player on this device: seat 2",
    );
    expect(buttonsIn(seats(new FakeTable([ida, null], "Ida")))).not.toContain("Add player on this device: seat 2");
  });
});

it("the agreement has every option in words, chosen or usual, and the clock", () => {
  const option = {
    name: "drawing",
    values: ["forced", "free"],
    usual: { 2: "forced" },
    allowed: { 2: ["forced", "free"] },
  };
  const line = { ...GAMES.mau_mau, options: [option] };
  const clock = { kind: "seconds" as const, seconds: 30, reserve: 60 };
  const choices = { game: "mau_mau" as const, players: 2, clock, chat: false };
  const text = textOf(show(Agreement, { choices, line }));
  expect(text).toContain("30 seconds per move, plus 60 seconds per game in reserve");
  expect(text).toMatch(/When you can draw.*Only if nothing fits/);
  expect(text).toMatch(/Chat ?no/);
});

describe("who begins", () => {
  const choices = { game: "maus_pass_auf" as const, players: 3, first: "lot" as const };
  it("is the host’s choice, and Maus asks for the youngest", async () => {
    const fake = new FakeTable([ida, bo, null], "Ida", { choices });
    const shown = show(Beginner, { table: fake.table });
    expect(textOf(shown)).toContain("Who is the youngest?");
    expect([...shown.querySelectorAll("label")].map(textOf)).toEqual(["Draw lots", "Ida", "Bo", "Seat 3"]);
    shown.querySelectorAll<HTMLInputElement>("input")[2]!.click();
    await settle();
    expect(fake.asked).toEqual([{ type: "change-settings", settings: { ...choices, first: 1 }, dropped: [] }]);
  });
  it.each([
    [{ ...choices }, "A lot decides who begins."],
    [{ ...choices, first: 1 }, "Bo begins."],
    [{ game: "maus_pass_auf" as const, players: 3 }, "Ida begins."],
  ])("is said to the others", (choices, text) => {
    const shown = show(Beginner, { table: new FakeTable([ida, bo, null], "Bo", { choices }).table });
    expect(textOf(shown)).toBe(text);
  });
});

describe("the settings", () => {
  const choices = {
    game: "mau_mau" as const,
    players: 2,
    options: { mau: "automatic" },
    clock: { kind: "days" as const, days: 3 },
    first: 1,
    chat: false,
  };
  const sheet = (fake: FakeTable) => show(SettingsSheet, { table: fake.table, line: GAMES.mau_mau, open: true });
  it("change without another link, and what is not shown stays", async () => {
    const fake = new FakeTable([ida, bo], "Ida", { choices });
    const shown = sheet(fake);
    const three = [...shown.querySelectorAll("label")].find((each) => textOf(each) === "3")!;
    three.querySelector("input")!.click();
    press(shown, "Apply");
    await settle();
    const [{ settings }] = fake.asked as unknown as [{ settings: TableSettings }];
    expect(settings).toMatchObject({ ...choices, games: 3, options: { mau: "automatic", drawing: "forced" } });
    expect(settings).toMatchObject({ public: false, spectators: true, hints: true, shared_devices: false });
    expect(document.querySelector("dialog")?.open ?? false).toBe(false);
  });
  it("stay as they are where the server objects, and it says why", async () => {
    const fake = new FakeTable([ida, bo], "Ida", { choices });
    fake.refusal = new Problem("host-only", "Only Ida can do that.", 0);
    const shown = sheet(fake);
    press(shown, "Apply");
    await settle();
    expect(textOf(shown.querySelector("[role=alert]")!)).toBe("Only Ida can do that.");
  });
});

it("options that the server took back are named", () => {
  const wanted = { game: "katzenjammer_blues" as const, players: 5, options: { mice: 20 } };
  expect(optionsBack(wanted, { ...wanted, options: {} })).toHaveLength(1);
  expect(optionsBack(wanted, wanted)).toEqual([]);
});

it("marks a person whose connection is gone, and nobody before the server has said who is here", () => {
  const fake = new FakeTable([ida, bo, null], "Ida");
  expect(textOf(seats(fake))).not.toContain("no connection");
  fake.people = [ida];
  expect(textOf(seats(fake))).toMatch(/Bo.*no connection/);
  fake.people = [ida, bo];
  expect(textOf(seats(fake))).not.toContain("no connection");
});
