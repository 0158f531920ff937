import type { MauMauEvent } from "../../messages";

/** Whatever isn’t everyday. */
export const landmarks: MauMauEvent["event"][] = [
  "named",
  "direction-changed",
  "forgot",
  "facing",
  "left-out",
  "shuffled",
  "out",
];
