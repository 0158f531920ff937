import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { buttonsIn, press, settle, show, textOf } from "../../tests/component";
import { FakeTable, person } from "../../tests/fake_table.svelte";
import type { Eyes } from "../../table/table.svelte";
import Questions from "./Questions.svelte";

const [ida, bo, cem] = ["Ida", "Bo", "Cem"].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
beforeEach(() => settings.change({ language: "en" }));

const withSeats = (me: string, facts: object) => {
  const fake = new FakeTable([ida, bo], me, { status: "playing" });
  fake.state = { ...fake.state!, ...facts };
  return fake;
};

test("a seat that is offered can be taken or declined, and the offer withdrawn", async () => {
  const seats = [{ holder: ida, offered: cem }, { holder: bo }];
  const visitor = withSeats("Cem", { seats });
  const shown = show(Questions, { table: visitor.table });
  press(shown, buttonsIn(shown)[0]!);
  press(shown, buttonsIn(shown)[1]!);
  const owner = withSeats("Ida", { seats });
  const owned = show(Questions, { table: owner.table });
  press(owned, buttonsIn(owned)[0]!);
  await settle();
  expect(visitor.asked).toEqual([
    { type: "accept", seat: 0 },
    { type: "decline", seat: 0 },
  ]);
  expect(owner.asked).toEqual([{ type: "decline", seat: 0 }]);
});

test("whether to close the table is asked of the other players", async () => {
  const other = withSeats("Bo", { closing: [] });
  const shown = show(Questions, { table: other.table });
  expect(buttonsIn(shown)).toEqual(["Keep playing", "Close table"]);
  press(shown, "Close table");
  await settle();
  expect(other.asked).toEqual([{ type: "answer-closing", agree: true }]);
  expect(textOf(show(Questions, { table: withSeats("Ida", { closing: [] }).table }))).toContain("Waiting for Bo");
});

test("a player who keeps everybody waiting can be replaced, once it is late", async () => {
  const fake = withSeats("Ida", {});
  fake.eyes = [{ seat: 0, view: { turn: 1 } } as Eyes];
  fake.patience = 1000;
  expect(buttonsIn(show(Questions, { table: fake.table }))).toEqual([]);
  fake.waitingSince = Date.now() - 5000;
  const shown = show(Questions, { table: fake.table });
  press(shown, /Bo|bot/);
  await settle();
  expect(fake.asked).toEqual([{ type: "replace", seat: 1 }]);
});
