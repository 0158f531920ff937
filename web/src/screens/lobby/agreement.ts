import type { TableSettings } from "../../messages";
import type { GameInfo } from "../../shapes";
import { say } from "../../words/words.svelte";
import { optionsFor } from "../new/options";

export interface Agreed {
  term: string;
  text: string;
}

/** What is agreed on at a table, with the time and the rest that has no option of its own. */
export function agreedAt(choices: TableSettings): Agreed[] {
  const yesNo = (name: "spectators" | "hints" | "chat") => ({
    term: say(`new-${name}`),
    text: say(choices[name] === false ? "lobby-no" : "lobby-yes"),
  });
  return [
    { term: say("new-games"), text: String(choices.games ?? 1) },
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
export function rulesAt({ game, players, options }: TableSettings, line: GameInfo): Agreed[] {
  return Object.entries(optionsFor(line, players, options ?? {})).map(([name, value]) => ({
    term: say(`${game}-option-${name}`),
    text: say(`${game}-option-${name}-${value}`),
  }));
}
