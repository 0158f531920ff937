import { factsOf, optionName, valueName } from "../games/catalogue.svelte";
import type { AnyTableEvent, TableSettings } from "../messages";
import { optionsFor } from "../screens/new/options";
import type { GameInfo } from "../shapes";
import { say } from "../words/words.svelte";

export interface Agreed {
  term: string;
  text: string;
}

/** What is agreed on at a table, with the time and the rest that has no option of its own. */
function agreedAt(choices: TableSettings): Agreed[] {
  const yesNo = (name: "spectators" | "hints" | "chat") => ({
    term: say(`new-${name}`),
    text: say(choices[name] === false ? "lobby-no" : "lobby-yes"),
  });
  return [
    ...(choices.lesson ? [{ term: say("lobby-lesson"), text: say("lobby-lesson-is") }] : []),
    { term: say("new-games"), text: String(choices.games ?? 1) },
    { term: say("new-tempo"), text: say(`new-tempo-${choices.tempo ?? "normal"}`) },
    { term: say("new-forced"), text: say(choices.forced_moves ? "lobby-yes" : "lobby-no") },
    { term: say("new-clock"), text: timeOf(choices) },
    yesNo("spectators"),
    yesNo("hints"),
    yesNo("chat"),
    { term: say("new-shared"), text: say(choices.shared_devices ? "lobby-yes" : "lobby-no") },
  ];
}

function timeOf({ clock }: TableSettings): string {
  if (clock?.kind === "seconds") return say("lobby-clock-seconds", { seconds: clock.seconds, reserve: clock.reserve });
  return clock?.kind === "days" ? say("lobby-clock-days", { days: clock.days }) : say("new-clock-none");
}

/** Every option of the game in words, those that nobody chose as well. */
function rulesAt({ game, players, options }: TableSettings, line: GameInfo): Agreed[] {
  return Object.entries(optionsFor(line, players, options ?? {})).map(([name, value]) => ({
    term: optionName(game, name),
    text: valueName(game, name, value),
  }));
}

/** Everything that a table has agreed on, in words. */
export function agreedTerms(choices: TableSettings, line = factsOf(choices.game)): Agreed[] {
  return [...(line ? rulesAt(choices, line) : []), ...agreedAt(choices)];
}

export type SettingsChange = Extract<AnyTableEvent, { what: "settings-changed" }>;

/** What is agreed on otherwise than before: the number of seats, who begins, and every rule that became another. */
export function changedTerms({ choices, before }: SettingsChange, names: string[]): Agreed[] {
  const [old, now] = [agreedTerms(before), agreedTerms(choices)];
  const changed = now.filter(({ text }, place) => text !== old[place]?.text);
  const isFirstOther = (choices.first ?? 0) !== (before.first ?? 0) && choices.players === before.players;
  return [
    ...(choices.players === before.players ? [] : [{ term: say("lobby-seats"), text: String(choices.players) }]),
    ...(isFirstOther ? [{ term: say("lobby-first"), text: beginnerName(choices, names) }] : []),
    ...changed,
  ];
}

/** Who begins: a name, a seat that nobody has, or the lot. */
export function beginnerName({ first = 0 }: TableSettings, names: (string | null)[]): string {
  if (first === "lot") return say("lobby-first-lot");
  return names[first] ?? say("lobby-seat", { number: first + 1 });
}
