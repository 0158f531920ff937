import { pageGame } from "../games/registry";
import type { AnyEvent, AnyTableEvent, CardsDealt, GameBegan } from "../messages";
import { LESSON_SCHEME } from "./deal";
import { enumerated, say } from "../words/words.svelte";
import { changedTerms, type SettingsChange } from "./agreement";
import { beginning, narrate, partsOf, type Part } from "./narration";

/** How a line can be joined with others of its kind. */
interface Joint {
  game: string;
  event: string;
  name: string;
}

export interface Line {
  key: string;
  at: number;
  kind: "game" | "table" | "chat";
  /** Said when it is shown, so that it follows the language. */
  text: () => string;
  /** The same with signs for cards; missing if there are none. */
  parts?: () => Part[];
  /** Whose doing it is. */
  seat?: number | null;
  /** The cards that it is about, as far as the viewer knows them. */
  cards?: string[];
  /** A game or a round begins with it. */
  opens?: "game" | "round";
  /** Present if lines of other seats can be joined with it. */
  joint?: Joint;
  /** A message of the reader. */
  isOwn?: boolean;
  /** It is kept when there is not enough time to say everything. */
  isKey?: boolean;
}

/** Who reads the log of which game. */
export interface Reader {
  game: string;
  names: string[];
  /** The seat that is “you”; null if there is none, or several at this device. */
  viewer: number | null;
  /** The guest who is “you”; likewise. */
  me: string | null;
}

/** An entry of the table's log as lines to read. */
export function linesOf(happening: AnyTableEvent, reader: Reader): Line[] {
  const { number, at } = happening;
  const { names } = reader;
  const about = (text: () => string, rest: Partial<Line> = {}): Line[] => [
    { key: `${number}-0`, at, kind: "table", text, ...rest },
  ];
  const seated = (seat: number) => ({ name: names[seat], you: Number(seat === reader.viewer) });
  const person = (who: { guest: string; name: string }) => ({ name: who.name, you: Number(who.guest === reader.me) });
  switch (happening.what) {
    case "moved":
      return eventLines(happening.events, number, at, reader);
    case "dealt":
      return [
        ...missingLine(happening, names),
        ...beginningLine(happening, reader),
        ...eventLines(happening.events, number, at, reader),
      ];
    case "settings-changed":
      return about(() => settingsChanged(happening, names));
    case "restarted":
      return missingLine(happening, names);
    case "chatted":
      return about(() => say("page-log-chat", { name: happening.who.name, text: happening.text }), {
        kind: "chat",
        isKey: true,
        isOwn: happening.who.guest === reader.me,
      });
    case "seated":
      return about(() => seatTaken(happening.seat, happening.holder?.name ?? null, reader));
    case "began":
      return about(() => gameBegan(happening), { opens: "game" });
    case "warned":
      return about(() => say(happening.asked ? "page-log-warned-asked" : "page-log-warned", seated(happening.seat)));
    case "away":
    case "back":
      return about(() => say(`page-log-${happening.what}`, seated(happening.seat)));
    case "hosted":
      return about(() => say("page-log-hosted", person(happening.host)));
    case "broken-off":
      return about(() => brokenOff(happening.secret ?? null));
    case "offered":
      return about(() => say("page-log-offered", { ...person(happening.to), seat: happening.seat + 1 }));
    case "offer-ended":
      return about(() =>
        say(happening.declined ? "page-log-declined" : "page-log-withdrawn", { seat: happening.seat + 1 }),
      );
    case "banned":
      return about(() =>
        say(happening.on === false ? "page-log-unbanned" : "page-log-banned", { name: happening.who.name }),
      );
    case "invite-renewed":
      return about(() => say("page-log-invite"));
    case "closing-proposed":
      return about(() => say("page-log-closing", person(happening.who)));
    case "closing-answered":
      return about(() => say(happening.agree ? "page-log-closing-yes" : "page-log-closing-no", person(happening.who)));
    case "closed":
      return about(() => say("page-log-closed"));
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

/** A line for each event of an entry, and one for what all others do at once. */
export function eventLines(events: AnyEvent[], number: number, at: number, reader: Reader): Line[] {
  const lines = events.map((event, part): Line => ({ key: `${number}-${part}`, at, ...eventLine(event, reader) }));
  return joinRuns(lines, (run) => [joinedLine(run, reader)]);
}

function eventLine(event: AnyEvent, { game, names, viewer }: Reader): Omit<Line, "key" | "at"> {
  const { landmarks, rounds = landmarks, joins } = pageGame(game);
  const seat = "seat" in event ? event.seat : null;
  const parts = () => partsOf(game, event, names, viewer);
  const isJoint = seat !== null && seat !== viewer && joins?.(event);
  return {
    kind: "game",
    text: () => narrate(game, event, names, viewer),
    parts,
    seat,
    cards: parts().flatMap((part) => (typeof part === "string" ? [] : part.cards)),
    opens: rounds.includes(event.event) ? "round" : undefined,
    joint: isJoint ? { game, event: event.event, name: names[seat]! } : undefined,
    isKey: event.event === "over" || landmarks.includes(event.event),
  };
}

/** What several seats do at once, as one line: nobody's doing alone. */
function joinedLine(run: Line[], { names, viewer }: Reader): Line {
  const [{ key, at }] = run as [Line];
  const isEverybody = run.length >= names.length - (viewer === null ? 0 : 1);
  const who = isEverybody ? (viewer === null ? "all" : "others") : "some";
  return { key, at, kind: "game", text: () => joined(run, who), seat: null, cards: [] };
}

/** The lines with every run that makes one sentence replaced. */
export function joinRuns<T>(lines: Line[], replace: (run: Line[]) => T[]): (Line | T)[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (line.joint && last?.[0]?.joint?.event === line.joint.event) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run): (Line | T)[] => (run.length > 1 ? replace(run) : run));
}

/** What several seats did, in one sentence. */
export function joined(run: Line[], who: "all" | "others" | "some" = "some"): string {
  const names = [...new Set(run.map(({ joint }) => joint!.name))];
  if (who === "some" && names.length < 2) return run.at(-1)!.text();
  const { game, event } = run[0]!.joint!;
  return say(`${game}-joined-${event}`, { who, names: enumerated(names) });
}

function gameBegan({ scheme, game }: GameBegan): string {
  return scheme === LESSON_SCHEME ? say("page-log-lesson") : say("page-log-began", { game });
}

function brokenOff(secret: string | null): string {
  return secret ? say("page-log-broken-off", { secret }) : say("page-log-broken-off-hidden");
}

function seatTaken(seat: number, name: string | null, { viewer }: Reader): string {
  if (name === null) return say("page-log-unseated", { seat: seat + 1 });
  return say("page-log-seated", { name, seat: seat + 1, you: Number(seat === viewer) });
}

/** Who begins, if it was chosen or drawn. */
function beginningLine({ number, at, first, is_lot }: CardsDealt, { game, names, viewer }: Reader): Line[] {
  if (typeof first !== "number") return [];
  const text = () => beginning(game, first, is_lot ?? false, names, viewer);
  return [{ key: `${number}--2`, at, kind: "table", text }];
}

function missingLine(happening: AnyTableEvent, names: string[]): Line[] {
  if (!missingShares(happening, names, [])) return [];
  const text = () => missingShares(happening, names, [])![0];
  return [{ key: `${happening.number}--1`, at: happening.at, kind: "table", text }];
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
