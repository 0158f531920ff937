import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { enter, press, settle, show, textOf } from "../../tests/component";
import { refuse, serve } from "../../tests/fake_server";
import Door from "./Door.svelte";

const HOST = { kind: "person", guest: "anna", name: "Anna" };
const INVITATION = {
  game: "mau_mau",
  players: 4,
  free: 2,
  status: "open",
  host: HOST,
  choices: { game: "mau_mau", players: 4, spectators: true },
  seated: ["Anna", "Minka"],
};
const PATH = "GET /api/tables/t/invitation";

beforeEach(() => settings.change({ language: "en" }));

async function open(answers: Record<string, unknown>) {
  const sent = serve(answers);
  const onjoin = vi.fn();
  const onrefused = vi.fn();
  const shown = show(Door, { id: "t", invite: "secret", onjoin, onrefused });
  await settle();
  await settle();
  return { sent, onjoin, onrefused, shown };
}

test("it says who invites to what, and a name leads to a seat", async () => {
  const { sent, onjoin, shown } = await open({ [PATH]: INVITATION, "POST /api/me": { guest: "b", name: "Ben" } });
  expect(textOf(shown.querySelector("h1")!)).toBe("Anna invites you to play Mau Mau");
  expect(textOf(shown)).toContain("2 seats are free");
  enter(shown.querySelector("input")!, "Ben");
  press(shown, "Take a seat");
  await settle();
  expect(sent.at(-1)).toMatchObject({ body: { name: "Ben", table: "t", invite: "secret" } });
  expect(onjoin).toHaveBeenCalledWith("sit");
});

test("a game that has begun can be watched", async () => {
  const running = { ...INVITATION, status: "playing", free: 0 };
  const { onjoin, shown } = await open({ [PATH]: running, "POST /api/me": { guest: "b", name: "Ben" } });
  press(shown, "Watch");
  await settle();
  expect(onjoin).toHaveBeenCalledWith("watch");
});

test("without spectators nobody is asked for a name", async () => {
  const hidden = { ...INVITATION, status: "playing", free: 0, choices: { ...INVITATION.choices, spectators: false } };
  const { shown } = await open({ [PATH]: hidden });
  expect(shown.querySelector("input")).toBeNull();
});

test("a table that isn't there is reported before anything is asked", async () => {
  const { onrefused, shown } = await open({ [PATH]: refuse(404, "table-unknown", "There is no such table.") });
  expect(onrefused).toHaveBeenCalledWith(expect.objectContaining({ code: "table-unknown" }));
  expect(shown.querySelector("input")).toBeNull();
});

test("too many guests are told when to come back", async () => {
  const text = "The next one can join in 3 minutes.";
  const { onjoin, shown } = await open({ [PATH]: INVITATION, "POST /api/me": refuse(429, "guests-many", text) });
  press(shown, "Take a seat");
  await settle();
  expect(textOf(shown.querySelector('[role="alert"]')!)).toBe(text);
  expect(onjoin).not.toHaveBeenCalled();
});
