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
