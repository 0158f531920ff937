import type { EyeName, HeadName, MouthName } from "../parts/features";

interface Temper {
  fur: string;
  muzzle?: string;
  iris?: string;
  shape?: HeadName;
  eyes: EyeName;
  otherEye?: EyeName;
  mouth: MouthName;
}

export const TEMPERS: Record<string, Temper> = {
  "-8": { fur: "#6b5a56", shape: "torn", eyes: "stare", otherEye: "angry", mouth: "hiss", iris: "#f2e14c" },
  "-5": { fur: "#8f8377", shape: "flat", eyes: "angry", mouth: "frown", iris: "#e8c24a" },
  "3": { fur: "#9aa0a6", muzzle: "#c9ced2", eyes: "sad", mouth: "wobble", iris: "#cfe0a0" },
  "5": { fur: "#c08a58", muzzle: "#ecd3b4", eyes: "half", mouth: "calm" },
  "8": { fur: "#ef8d33", muzzle: "#fde3bd", eyes: "round", mouth: "smile", iris: "#cdeb8b" },
  "11": { fur: "#3d4f63", muzzle: "#fffaf0", eyes: "happy", mouth: "smile" },
  "15": { fur: "#fffaf0", shape: "tufted", eyes: "half", mouth: "smirk", iris: "#6fc3e8" },
};

const OTHERS = { "0": "#e9e2d4", d: "#f2e3c6", D: "#5b3a29" };

/** Whose paws hold on to the rim of the sack. */
export const PAWS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(TEMPERS).map(([card, { fur }]) => [card, fur])),
  ...OTHERS,
};
