import { chachaBlock } from "./chacha";

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
