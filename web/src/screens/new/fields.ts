import { Problem } from "../../net/api";

export type Field = "players" | "games" | "clock" | "options" | "names";

const CODES: Record<string, Field> = {
  "players-range": "players",
  "games-range": "games",
  "option-unknown": "options",
  "option-value": "options",
};

/** Which field the server's refusal is about, if about any; unreadable requests name the place as `$.clock.seconds`. */
export function fieldOf(trouble: unknown): Field | null {
  if (!(trouble instanceof Problem)) return null;
  const place = /\$\.(players|games|clock|options)/.exec(trouble.message)?.[1];
  return CODES[trouble.code] ?? (place as Field | undefined) ?? null;
}
