import { beforeEach, expect, test } from "vitest";
import { sceneOf, view } from "../games/generic/sample_game";
import { settings } from "../settings.svelte";
import type { Player } from "../table/scene";
import { show } from "../tests/component";
import Plate from "./Plate.svelte";

beforeEach(() => settings.change({ language: "en" }));

const ben: Player = { name: "Ben", isBot: false, isAway: false, isMe: false, warned: null };
const signsOf = (player: Player): string[] => {
  const anna = { ...ben, name: "Anna", isMe: true };
  const { scene } = sceneOf({ view: view({ turn: 1 }), players: [anna, player] });
  const shown = show(Plate, { scene, seat: 1 });
  return [...shown.querySelectorAll('[role="img"]')].map((sign) => sign.getAttribute("aria-label")!);
};

test("whose turn it is thinks", () => expect(signsOf(ben)).toEqual(["is thinking"]));

test("whose connection is gone doesn't think", () =>
  expect(signsOf({ ...ben, isOffline: true })).toEqual(["no connection"]));
