import type { Stream } from "./stream";

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
