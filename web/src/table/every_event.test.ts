/** Every kind of event can be narrated, with and without what it may leave out. */
import { describe, expect, test } from "vitest";
import { GAME_IDS, GAMES, type OwnGameId } from "../games";
import type { AnyEvent } from "../messages";
import MESSAGES from "../messages.ts?raw";
import { settings, type Language } from "../settings.svelte";
import { narrate } from "./narration";

const NAMES = ["Anna", "Ben", "Mikesch"];

/** The members of a union, or the fields of an interface, as messages.ts writes them. */
const unionOf = (name: string) =>
  new RegExp(`export type ${name} =([^;]+);`)
    .exec(MESSAGES)![1]!
    .split("|")
    .map((each) => each.trim())
    .filter(Boolean);
const fieldsOf = (name: string) =>
  [...new RegExp(`export interface ${name} \\{([^}]*)\\}`).exec(MESSAGES)![1]!.matchAll(/(\w+)(\??): ([^;]+);/g)].map(
    ([, field, isOptional, type]) => ({ field: field!, isOptional: isOptional === "?", type: type! }),
  );

const eventTypeOf = (game: OwnGameId) =>
  `${game
    .split("_")
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join("")}Event`;

/** A value of a field's type; names of cards, colours and the like by the name of the field. */
function sample(game: OwnGameId, field: string, type: string): unknown {
  const [card] = GAMES[game].cards;
  const known: Record<string, unknown> = {
    card,
    dog: "D",
    colour: "r",
    word: "mau",
    bid: type === "number" ? 3 : "3x2",
  };
  if (type.startsWith('"')) return type.slice(1, -1);
  if (field in known) return known[field];
  if (type === "string[]") return [card];
  if (type === "number[]") return [0, 1, 2];
  return type === "number" ? 1 : String(card);
}

function samplesOf(game: OwnGameId, name: string): AnyEvent[] {
  const fields = fieldsOf(name);
  const make = (chosen: typeof fields) =>
    Object.fromEntries(chosen.map(({ field, type }) => [field, sample(game, field, type)])) as unknown as AnyEvent;
  return [make(fields), make(fields.filter(({ isOptional }) => !isOptional))];
}

describe.each(GAME_IDS)("%s", (game) => {
  test.each(["de", "en"] as Language[])("in %s", (language) => {
    settings.change({ language });
    const events = unionOf(eventTypeOf(game)).flatMap((name) => samplesOf(game, name));
    expect(events.length).toBeGreaterThan(6);
    for (const viewer of [null, 1])
      for (const event of events) expect(narrate(game, event, NAMES, viewer)).not.toMatch(/undefined|\{|null/);
  });
});
