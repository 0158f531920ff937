import type { KatzenjammerBluesEvent } from "../../messages";

export const landmarks: KatzenjammerBluesEvent["event"][] = ["revealed"];
