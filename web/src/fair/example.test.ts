import page from "../../../docs/fair-deals.md?raw";
import { PAGE_GAMES, pageGame } from "../games/registry";
import type { GameRecord } from "../shapes";
import { Stream, chachaBlock, drawFirst, seedOf } from "./stream";
import { shareCommitment } from "./receipt";
import { bytesOf, hexOf, sha256 } from "./sha256";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";

/** The worked example of docs/fair-deals.md. */
const rows = Array.from(page.matchAll(/^\| ([a-z0-9 ]+) \| `([0-9a-f ]+)` \|$/gm), ([, what, value]) => [what, value]);
const values = Object.fromEntries(rows) as Record<string, string>;
const deals = Array.from(page.matchAll(/^\{"game".*\}$/gm), ([line]) => JSON.parse(line) as GameRecord);
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

test("from the seed to the lot", () => {
  expect(drawFirst(bytesOf(deals[0]!.seed), 3)).toBe(Number(values["lot among three"]));
});

test("from the seed to the first numbers", () => {
  expect(hexOf(chachaBlock(seed, 0))).toBe(values["first block"]);
  const stream = new Stream(seed);
  const numbers = values["first numbers"]!.split(" ").map(Number);
  expect(numbers.map(() => stream.next())).toEqual(numbers);
});

test("every game has an example", () => {
  expect(deals.map(({ game }) => game).sort()).toEqual(Object.keys(PAGE_GAMES).sort());
});

test.each(deals)("from the seed to the cards of $game", async (example) => {
  const { game, players, options, setup } = example;
  expect(hexOf(seedOf(example))).toBe(example.seed);
  const { default: rules } = await pageGame(game).deal!();
  expect(rules.deal(new Stream(seedOf(example)), players, options)).toEqual(setup);
});

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 500, 5000])("of %i bytes", (size) => {
  const message = Uint8Array.from({ length: size }, (_, place) => (place * 167 + size) % 256);
  expect(hexOf(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
});
