import type { AnyEvent, AnyTableEvent, CardsDealt } from "../messages";
import { LESSON_SCHEME } from "./deal";
import { say } from "../words/words.svelte";
import { changedTerms, type SettingsChange } from "./agreement";
import { beginning, narrate } from "./narration";

export interface Line {
  key: string;
  at: number;
  kind: "game" | "table" | "chat";
  /** Said when it is shown, so that it follows the language. */
  text: () => string;
}

/** An entry of the table's log as lines to read. */
export function linesOf(happening: AnyTableEvent, game: string, names: string[], viewer: number | null): Line[] {
  const { number, at } = happening;
  const line = (kind: Line["kind"], text: () => string, part = 0): Line => ({
    key: `${number}-${part}`,
    at,
    kind,
    text,
  });
  const narrated = (events: AnyEvent[]) =>
    events.map((event, part) => line("game", () => narrate(game, event, names, viewer), part));
  const missing = (each: AnyTableEvent) =>
    missingShares(each, names, []) ? [line("table", () => missingShares(each, names, [])![0], -1)] : [];
  const begins = ({ first, is_lot }: CardsDealt) =>
    typeof first === "number" ? [line("table", () => beginning(game, first, is_lot ?? false, names, viewer), -2)] : [];
  switch (happening.what) {
    case "moved":
      return narrated(happening.events);
    case "dealt":
      return [...missing(happening), ...begins(happening), ...narrated(happening.events)];
    case "settings-changed":
      return [line("table", () => settingsChanged(happening, names))];
    case "restarted":
      return missing(happening);
    case "chatted":
      return [line("chat", () => say("page-log-chat", { name: happening.who.name, text: happening.text }))];
    case "seated":
      return [line("table", () => seated(happening.seat, happening.holder?.name))];
    case "began":
      return [line("table", () => say(happening.scheme === LESSON_SCHEME ? "page-log-lesson" : "page-log-began"))];
    case "warned":
      return [
        line("table", () =>
          say(happening.asked ? "page-log-warned-asked" : "page-log-warned", { name: names[happening.seat] }),
        ),
      ];
    case "away":
    case "back":
      return [line("table", () => say(`page-log-${happening.what}`, { name: names[happening.seat] }))];
    case "hosted":
      return [line("table", () => say("page-log-hosted", { name: happening.host.name }))];
    case "broken-off":
      return [line("table", () => brokenOff(happening.secret ?? null))];
    case "offered":
      return [line("table", () => say("page-log-offered", { name: happening.to.name, seat: happening.seat + 1 }))];
    case "offer-ended":
      return [
        line("table", () =>
          say(happening.declined ? "page-log-declined" : "page-log-withdrawn", { seat: happening.seat + 1 }),
        ),
      ];
    case "banned":
      return [
        line("table", () =>
          say(happening.on === false ? "page-log-unbanned" : "page-log-banned", { name: happening.who.name }),
        ),
      ];
    case "invite-renewed":
      return [line("table", () => say("page-log-invite"))];
    case "closing-proposed":
      return [line("table", () => say("page-log-closing", { name: happening.who.name }))];
    case "closing-answered":
      return [
        line("table", () =>
          say(happening.agree ? "page-log-closing-yes" : "page-log-closing-no", { name: happening.who.name }),
        ),
      ];
    case "closed":
      return [line("table", () => say("page-log-closed"))];
    default:
      return [];
  }
}

/** As everybody at one device may hear it: without what a seat alone knows. */
export function forSharedDevice(happening: AnyTableEvent): AnyTableEvent {
  if (happening.what !== "moved" && happening.what !== "dealt") return happening;
  return { ...happening, events: happening.events.map((event) => ("known" in event ? { ...event, known: 0 } : event)) };
}

/** What the host has changed: “Changed: Seats: 5; Chat: no”. */
export function settingsChanged(change: SettingsChange, names: string[]): string {
  const changes = changedTerms(change, names).map(({ term, text }) => `${term}: ${text}`);
  return say("page-log-settings", { changes: changes.join("; ") });
}

function brokenOff(secret: string | null): string {
  return secret ? say("page-log-broken-off", { secret }) : say("page-log-broken-off-hidden");
}

function seated(seat: number, name: string | undefined): string {
  return name ? say("page-log-seated", { name, seat: seat + 1 }) : say("page-log-unseated", { seat: seat + 1 });
}

/** Seats whose share is missing from a deal; their owners get a more urgent notice. */
export function missingShares(
  happening: AnyTableEvent,
  names: string[],
  mine: number[],
): [string, "info" | "trouble"] | null {
  const isDealt = happening.what === "dealt";
  const seats = isDealt ? (happening.left_out ?? []) : happening.what === "restarted" ? happening.missing : [];
  if (!seats.length) return null;
  const facts = { names: seats.map((seat) => names[seat]).join(", "), count: seats.length };
  if (seats.some((seat) => mine.includes(seat)))
    return [say(isDealt ? "deal-without-mine" : "deal-restarted-mine", facts), "trouble"];
  return [say(isDealt ? "deal-without" : "deal-restarted", facts), "info"];
}
