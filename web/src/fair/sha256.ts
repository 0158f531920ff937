/** SHA-256 (FIPS 180-4). Browsers keep theirs from pages that come by plain http, as they do in a family's Wi-Fi. */
const [START, ROUNDS] = constants();

/** The first 32 bits of the fractional parts of square roots of 8 primes, and of cube roots of 64. */
function constants(): [number[], number[]] {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    primes.map((prime) => fraction(Math.cbrt(prime))),
  ];
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** A one, zeros, and the length in bits, up to a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + two;
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + mixed + ROUNDS[i]! + words[i]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = Int32Array.from(START);
  for (let at = 0; at < view.byteLength; at += 64) compress(state, schedule(view, at));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setInt32(i * 4, word));
  return new Uint8Array(hash.buffer);
}

/** 64 lower-case digits: how secrets, shares, commitments and seeds are written. */
export const isHex = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
