import { expect, test } from "vitest";
import page from "../../../docs/fair-deals.md?raw";
import type { GameId } from "../messages";
import type { GameRecord } from "../shapes";
import { bytesOf, hexOf } from "./bytes";
import { chachaBlock } from "./chacha";
import { seedOf } from "./check";
import { DEALS } from "./deals";
import { sha256 } from "./sha256";
import { Stream } from "./stream";

/** The worked example of docs/fair-deals.md. */
const rows = Array.from(page.matchAll(/^\| ([a-z0-9 ]+) \| `([0-9a-f ]+)` \|$/gm), ([, what, value]) => [what, value]);
const values = Object.fromEntries(rows) as Record<string, string>;
const deals = Array.from(page.matchAll(/^\{.*\}$/gm), ([line]) => JSON.parse(line) as GameRecord & { game: GameId });
const seed = bytesOf(values.seed!);

test("from the secret to the commitment and the seed", () => {
  expect(hexOf(sha256(bytesOf(values.secret!)))).toBe(values.commitment);
  const shares = [values["share of seat 0"]!, null, values["share of seat 2"]!];
  expect(hexOf(seedOf(values.secret!, shares))).toBe(values.seed);
});

test("from the seed to the first numbers", () => {
  expect(hexOf(chachaBlock(seed, 0))).toBe(values["first block"]);
  const stream = new Stream(seed);
  const numbers = values["first numbers"]!.split(" ").map(Number);
  expect(numbers.map(() => stream.next())).toEqual(numbers);
});

test("every game has an example", () => {
  expect(deals.map(({ game }) => game)).toEqual(Object.keys(DEALS));
});

test.each(deals)("from the seed to the cards of $game", ({ game, players, options, setup }) => {
  expect(DEALS[game](new Stream(seed), players, options)).toEqual(setup);
});
