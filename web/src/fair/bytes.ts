/** 64 lower-case digits: how secrets, shares, commitments and seeds are written. */
export const isHex = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
