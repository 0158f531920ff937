import { encode } from "uqr";

export interface Qr {
  /** Modules along one side, with the quiet zone. */
  size: number;
  /** An SVG path of all dark modules. */
  path: string;
}

const QUIET = 4;

/** A text as a QR code. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { border: QUIET, ecc: "M" });
  const runs = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: runs.join("") };
}
