import { expect, test } from "vitest";
import page from "../../../docs/fair-deals.md?raw";
import type { GameId } from "../messages";
import type { GameRecord } from "../shapes";
import { bytesOf, hexOf } from "./bytes";
import { chachaBlock } from "./chacha";
import { shareCommitment } from "./kept";
import { seedOf } from "./seed";
import { DEALS } from "./deals";
import { sha256 } from "./sha256";
import { Stream } from "./stream";

/** The worked example of docs/fair-deals.md. */
const rows = Array.from(page.matchAll(/^\| ([a-z0-9 ]+) \| `([0-9a-f ]+)` \|$/gm), ([, what, value]) => [what, value]);
const values = Object.fromEntries(rows) as Record<string, string>;
const deals = Array.from(
  page.matchAll(/^\{"game".*\}$/gm),
  ([line]) => JSON.parse(line) as GameRecord & { game: GameId },
);
const seed = bytesOf(values.seed!);

test("from the secret to the commitment and the seed", () => {
  expect(hexOf(sha256(bytesOf(values.secret!)))).toBe(values.commitment);
  const example = deals.at(-1)!;
  expect(example.fair.secret).toBe(values.secret);
  expect(hexOf(seedOf(example))).toBe(values.seed);
  const { commitment, secret, shares } = example.fair;
  expect(hexOf(seedOf({ ...example, fair: { commitment, secret, shares } }))).toBe(values["old seed"]);
  const id = { table: example.fair.table!, number: example.fair.number!, attempt: example.fair.attempt! };
  for (const seat of [0, 2])
    expect(shareCommitment(id, seat, shares[seat]!)).toBe(values[`share commitment of seat ${seat}`]);
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

test.each(deals)("from the seed to the cards of $game", (example) => {
  const { game, players, options, setup } = example;
  expect(hexOf(seedOf(example))).toBe(example.seed);
  expect(DEALS[game](new Stream(seedOf(example)), players, options)).toEqual(setup);
});
