import type { Fair, GameRecord } from "../shapes";
import { hexOf, sha256 } from "./sha256";

export const seats = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);
export const times = (count: number, card: string): string[] => Array<string>(count).fill(card);

/** One block of the ChaCha20 stream (RFC 8439) with a nonce of zeros: docs/fair-deals.md. */
const CONSTANT = new TextEncoder().encode("expand 32-byte k");
const QUARTERS: [number, number, number, number][] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  const mix = (one: number, two: number, three: number, by: number) => {
    words[one]! += words[two]!;
    words[three] = turned(words[three]! ^ words[one]!, by);
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

function begin(key: Uint8Array, counter: number): Uint32Array {
  const view = new DataView(Uint8Array.from([...CONSTANT, ...key]).buffer);
  const words = new Uint32Array(16);
  for (let i = 0; i < 12; i++) words[i] = view.getUint32(i * 4, true);
  words[12] = counter;
  return words;
}

export function chachaBlock(key: Uint8Array, counter: number): Uint8Array {
  const first = begin(key, counter);
  const words = first.slice();
  for (let round = 0; round < 10; round++) for (const places of QUARTERS) quarter(words, ...places);
  const block = new DataView(new ArrayBuffer(64));
  words.forEach((word, i) => block.setUint32(i * 4, word + first[i]!, true));
  return new Uint8Array(block.buffer);
}

const RANGE = 65536;

/** Chance, as docs/fair-deals.md writes it: numbers of 16 bits from the seed, unbiased draws and shuffles from those. */
export class Stream {
  private counter = 0;
  private block: Uint8Array = new Uint8Array();
  private read = 0; // bytes of the block

  constructor(private readonly seed: Uint8Array) {}

  next(): number {
    if (this.read === this.block.length) {
      this.block = chachaBlock(this.seed, this.counter++);
      this.read = 0;
    }
    this.read += 2;
    return this.block[this.read - 2]! + 256 * this.block[this.read - 1]!;
  }

  below(bound: number): number {
    let product = bound * this.next();
    while (product % RANGE < RANGE % bound) product = bound * this.next();
    return Math.floor(product / RANGE);
  }

  shuffle(cards: readonly string[]): string[] {
    const shuffled = [...cards];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }
}

/** From the secret, the shares and the deal that they are bound to; without a scheme, as it was done before. */
export function seedOf({ game, players, first, fair }: GameRecord): Uint8Array {
  const given = fair.shares.flatMap((share, seat) => (share === null ? [] : [`${seat} ${share}`]));
  if (fair.scheme === undefined) return digest(["katzentisch-deal-1", fair.secret, ...given]);
  const options = Object.entries(fair.options!).sort(([one], [other]) => (one < other ? -1 : 1));
  return digest([
    `katzentisch-deal-${fair.scheme}`,
    `secret ${fair.secret}`,
    `table ${fair.table}`,
    `number ${fair.number}`,
    `attempt ${fair.attempt}`,
    `game ${game}`,
    `players ${players}`,
    ...options.map(([name, value]) => `option ${name} ${value}`),
    `first ${isLot(fair) ? "lot" : first}`,
    `rules ${fair.rules}`,
    ...given.map((share) => `share ${share}`),
  ]);
}

/** Under the third scheme the seed draws who begins. */
export const isLot = ({ scheme }: Fair): boolean => scheme === 3;

export function drawFirst(seed: Uint8Array, players: number): number {
  return Number(BigInt(`0x${hexOf(digest(["katzentisch-lot-3", hexOf(seed)]))}`) % BigInt(players));
}

const digest = (lines: string[]) => sha256(new TextEncoder().encode(lines.join("\n")));
