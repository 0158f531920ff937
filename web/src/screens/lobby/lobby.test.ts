import { beforeEach, describe, expect, it } from "vitest";
import { GAMES } from "../../games";
import { settings } from "../../settings.svelte";
import { buttonsIn, enter, press, settle, show, textOf } from "../../tests/component";
import { bot, FakeTable, person } from "../../tests/fake_table.svelte";
import Agreement from "./Agreement.svelte";
import NextStep from "./NextStep.svelte";
import { chairsOf } from "./seats";
import Seats from "./Seats.svelte";

const ida = person("Ida");
const bo = person("Bo");
beforeEach(() => settings.change({ language: "en" }));

const propsOf = (fake: FakeTable) => ({
  table: fake.table,
  chairs: chairsOf(fake.state!, fake.me!.guest),
  bot: "level3",
});
const nextStep = (fake: FakeTable) => show(NextStep, propsOf(fake));
const seats = (fake: FakeTable) => show(Seats, { ...propsOf(fake), bots: ["level2", "level3"] });

describe("the next step", () => {
  it("lets a visitor take the first free seat", async () => {
    const fake = new FakeTable([ida, null, null], "Bo");
    press(nextStep(fake), "Take a seat");
    await settle();
    expect(fake.asked).toEqual([{ type: "sit", seat: 1 }]);
  });
  it("lets the host fill the free seats with bots and start", async () => {
    const fake = new FakeTable([ida, null, null], "Ida");
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
    expect(buttonsIn(shown)).toEqual(["Rename Ida", "Leave seat: Ida", "Remove Bo", "Remove Minka", "Add bot: seat 4"]);
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
