import type { EyeName, HeadName, MouthName } from "../cards/parts/CatHead.svelte";
import type { React } from "../messages";

export type Reaction = React["reaction"];

interface Face {
  eyes: EyeName;
  mouth: MouthName;
  fur: string;
  shape?: HeadName;
}

/** How each cat looks; the names are in the sentences `reaction-…`. */
export const FACES: Record<Reaction, Face> = {
  laugh: { eyes: "happy", mouth: "grin", fur: "#e39b3f" },
  love: { eyes: "happy", mouth: "smile", fur: "#f2e3c6" },
  wow: { eyes: "wide", mouth: "sing", fur: "#9aa7ad" },
  sad: { eyes: "sad", mouth: "frown", fur: "#7f93b0" },
  angry: { eyes: "angry", mouth: "hiss", fur: "#d0603a", shape: "flat" },
  sleepy: { eyes: "closed", mouth: "calm", fur: "#6d6a75" },
};

export const REACTIONS = Object.keys(FACES) as Reaction[];
