import type { MausPassAufEvent } from "../../messages";

export const landmarks: MausPassAufEvent["event"][] = ["hunted"];
