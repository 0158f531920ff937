import type { GameId } from "../messages";
import type { GameRecord } from "../shapes";
import { sha256 } from "./sha256";

export type Setup = GameRecord["setup"];
type Deal = (stream: Stream, players: number, options: GameRecord["options"]) => Setup;

const seats = (players: number) => Array.from({ length: players }, (_, seat) => seat);
const times = (count: number, card: string) => Array<string>(count).fill(card);

const katzenjammer_blues: Deal = (stream, players) => {
  const deck = stream.shuffle([..."12345J"].flatMap((card) => times(15, card)));
  const hands = seats(players).map(() => deck.splice(-6).sort().join(""));
  return { hands, deck: deck.join("") };
};

const SET = ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"];

const katze_im_sack: Deal = (stream, players) => {
  const setup: Setup = { removed: seats(players).map(() => SET[stream.below(SET.length)]!) };
  if (players === 3) setup.dummy = stream.shuffle(SET).slice(0, 9).join(" ");
  return setup;
};

const maus_pass_auf: Deal = (stream, players, options) => {
  const isSmall = (options.pack ?? (players <= 3 ? "small" : "full")) === "small";
  const counts = isSmall ? [29, 7, 3, 3, 3] : [58, 14, 6, 6, 6];
  const cards = stream.shuffle([..."KC123"].flatMap((card, kind) => times(counts[kind]!, card)));
  const share = Math.floor((cards.length - 1) / players);
  let extra = (cards.length - 1) % players;
  const stacks = seats(players).map((seat) => {
    const more = stream.below(players - seat) < extra ? 1 : 0;
    extra -= more;
    return cards.splice(0, share + more).join("");
  });
  return { stacks, top: cards[0]! };
};

const mau_mau: Deal = (stream, players, options) => {
  const deck = stream.shuffle(MAU_MAU_KINDS.flatMap((card) => times(card === "wild" ? 6 : 2, card)));
  const hands = seats(players).map(() => deck.splice(0, 5).sort().join(" "));
  const isDigit = (card: string) => FACES.slice(0, 9).includes(card.slice(1));
  let top = deck.shift()!;
  while (options.first_card === "digit" && !isDigit(top)) {
    deck.push(top);
    top = deck.shift()!;
  }
  return { hands, top, deck: deck.join(" ") };
};

/** From the seed to the cards, as docs/fair-deals.md tells it. */
export const DEALS: Record<GameId, Deal> = { katzenjammer_blues, katze_im_sack, maus_pass_auf, mau_mau };

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

export const FACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop"];
export const MAU_MAU_KINDS = [...[..."gbry"].flatMap((colour) => FACES.map((face) => colour + face)), "wild"];

/** The pile without its top card: one card of each kind but all wild ones, from the last kind to the first, then the second cards. */
function laidOut(pile: string[]): string[] {
  const kinds = [...MAU_MAU_KINDS].reverse();
  const count = (kind: string) => pile.filter((card) => card === kind).length;
  const once = kinds.flatMap((kind) =>
    Array<string>(kind === "wild" ? count(kind) : Math.min(1, count(kind))).fill(kind),
  );
  return [...once, ...kinds.filter((kind) => kind !== "wild" && count(kind) === 2)];
}

export interface Shuffles {
  right: number;
  /** Which entry of the record is the first wrong one, from 0. */
  wrongAt: number | null;
}

/** Whether every `- shuffle` of the record is what the same stream gives next. */
export function checkShuffles(stream: Stream, top: string, moves: string[]): Shuffles {
  let [pile, right] = [[top], 0];
  for (const [place, move] of moves.entries()) {
    const [, word, ...rest] = move.split(" ");
    if (word === "play") pile.push(rest[0]!);
    if (word !== "shuffle") continue;
    if (stream.shuffle(laidOut(pile.slice(0, -1))).join(" ") !== rest.join(" ")) return { right, wrongAt: place };
    pile = pile.slice(-1);
    right += 1;
  }
  return { right, wrongAt: null };
}

/** From the secret, the shares and the deal that they are bound to; without a scheme, as it was done before. */
export function seedOf({ game, players, first, fair }: GameRecord): Uint8Array {
  const given = fair.shares.flatMap((share, seat) => (share === null ? [] : [`${seat} ${share}`]));
  if (fair.scheme === undefined) return digest(["katzentisch-deal-1", fair.secret, ...given]);
  const options = Object.entries(fair.options!).sort(([one], [other]) => (one < other ? -1 : 1));
  return digest([
    "katzentisch-deal-2",
    `secret ${fair.secret}`,
    `table ${fair.table}`,
    `number ${fair.number}`,
    `attempt ${fair.attempt}`,
    `game ${game}`,
    `players ${players}`,
    ...options.map(([name, value]) => `option ${name} ${value}`),
    `first ${first}`,
    `rules ${fair.rules}`,
    ...given.map((share) => `share ${share}`),
  ]);
}

const digest = (lines: string[]) => sha256(new TextEncoder().encode(lines.join("\n")));
