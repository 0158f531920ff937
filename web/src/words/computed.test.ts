/** Sentences whose ids the code computes: each pattern is listed here with all that it can become. */
import { describe, expect, test } from "vitest";
import { REACTIONS } from "../reactions/faces";
import type { AlarmKind } from "../fair/receipt";
import type { Finding } from "../fair/check";
import { GAME_IDS, GAMES, type OwnGameId } from "../games";
import { pageGame } from "../games/registry";
import type { Clock } from "../messages";
import type { Step } from "../screens/lobby/seats";
import type { Company } from "../screens/new/plan.svelte";
import type { TableCondition } from "../screens/start/table_list.svelte";
import { settings, type Language, type Motion, type Speed, type Theme } from "../settings.svelte";
import { idsIn } from "./code_ids";
import { knows } from "./words.svelte";

const SOURCES = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../tests/**", "!../words/**"],
  { query: "?raw", import: "default", eager: true },
);
const found = Object.values(SOURCES).map(idsIn);

/** All values of a type: the compiler says if one is missing. */
const all = <T extends string>(values: Record<T, true>): T[] => Object.keys(values) as T[];
const byGame = (idsOf: (game: OwnGameId) => string[]) =>
  GAME_IDS.flatMap((game) => idsOf(game).map((id) => `${game}-${id}`));

const BOTS = ["level1", "level2", "level3", "level4", "rules"];
const VERDICTS: Record<Finding["step"], Finding["verdict"][]> = {
  form: ["wrong"],
  first: ["right", "wrong"],
  scheme: ["open"],
  commitment: ["right", "wrong"],
  kept: ["right", "wrong", "open"],
  share: ["right", "wrong", "open"],
  list: ["right", "wrong"],
  shares: ["right", "open"],
  attempts: ["open"],
  seed: ["right", "wrong"],
  setup: ["right", "wrong", "open"],
  shuffles: ["right", "wrong"],
};
const OWN = import.meta.glob<Record<string, string[]>>("../games/*/samples.ts", { eager: true, import: "sentences" });
const load = async (game: OwnGameId) => {
  const [{ default: rules }, { default: guide }] = await Promise.all([pageGame(game).rules(), pageGame(game).guide()]);
  return [game, { rules, guide, options: GAMES[game].options }] as const;
};
const help = Object.fromEntries(await Promise.all(GAME_IDS.map(load)));

/** By pattern: what can stand in place of its *. */
const IDS: Record<string, string[]> = {
  ...Object.assign({}, ...Object.values(OWN)),
  "*-name": [...GAME_IDS],
  "*-about": [...GAME_IDS],
  "*-line": [...GAME_IDS],
  "*-keys": [...GAME_IDS],
  "*-key-*": byGame((game) => pageGame(game).shortcuts.map(({ name }) => `key-${name}`)),
  "shortcuts-*": ["hint", "rules", "log", "menu", "list"],
  "*-end-*": byGame((game) => GAMES[game].ends.map((end) => `end-${end}`)),
  "*-rules-*": byGame((game) => help[game]!.rules.map(({ id }) => `rules-${id}`)),
  "*-rules-*-title": byGame((game) => help[game]!.rules.map(({ id }) => `rules-${id}-title`)),
  "*-guide-*": byGame((game) => help[game]!.guide.map(({ id }) => `guide-${id}`)),
  "*-option-*": byGame((game) => help[game]!.options.map(({ name }) => `option-${name}`)),
  "*-option-*-*": byGame((game) =>
    help[game]!.options.flatMap(({ name, values }) => values.map((value) => `option-${name}-${value}`)),
  ),
  "bot-*": BOTS,
  "bot-*-about": BOTS,

  "page-log-*": ["away", "back"],
  "help-*": ["ruling", "agreed"],
  "help-piece-*": ["mouse", "chip"],
  "help-keys-*": ["keyboard", "games", "replay", "ears", "eyes", "time"],
  "help-keys-*-title": ["keyboard", "games", "replay", "ears", "eyes", "time"],
  "door-*": ["free", "full", "running", "hidden"],
  "lobby-next-*": all<Step>({
    sit: true,
    look: true,
    fill: true,
    start: true,
    "wait-seats": true,
    "wait-host": true,
  }),
  "new-*": ["spectators", "hints", "chat"],
  "new-company-*": all<Company>({ bots: true, friends: true, here: true }),
  "new-company-*-about": all<Company>({ bots: true, friends: true, here: true }),
  "reaction-*": REACTIONS,
  "new-tempo-*": ["calm", "normal", "fast", "none"],
  "new-clock-*": all<Clock["kind"]>({ none: true, seconds: true, days: true }),
  "new-clock-*-about": all<Clock["kind"]>({ none: true, seconds: true, days: true }),
  "start-table-*": all<TableCondition>({
    broken: true,
    turn: true,
    free: true,
    full: true,
    playing: true,
    pausing: true,
    over: true,
  }),
  "settings-theme-*": all<Theme>({ auto: true, light: true, dark: true }),
  "settings-motion-*": all<Motion>({ auto: true, full: true, less: true }),
  "settings-speed-*": all<Speed>({ calm: true, normal: true, fast: true, none: true }),
  "table-closing-*": ["answer", "agreed", "asked", "watching"],
  "replay-*": ["before", "next"],
  "fair-proof-*": ["proven", "consistent", "unshared", "faulty"],
  "fair-proof-*-*": [
    "proven-kept",
    ...["old-scheme", "nothing-kept", "left-out", "no-share", "unknown-game"].map((why) => `consistent-${why}`),
    "unshared-alone",
    "faulty-wrong",
  ].map((id) => `fair-proof-${id}`),
  "fair-verdict-*": all<Finding["verdict"]>({ right: true, wrong: true, open: true }),
  "fair-*": Object.keys(VERDICTS),
  "fair-*-*": Object.entries(VERDICTS).flatMap(([step, verdicts]) => verdicts.map((each) => `fair-${step}-${each}`)),
  "fair-not-*": ["page", "again", "stories", "knows", "moves"],
  "deal-alarm-*": all<AlarmKind>({ repeated: true, changed: true, relisted: true, unlisted: true, unfounded: true }),
};
/** Checked with their facts in every_event.test.ts. */
const ELSEWHERE = ["*-event-*", "*-joined-*"];
/** Only some games have them, and the code asks first. */
const OPTIONAL = [
  "*-card-*",
  "*-move-*",
  "*-help-*",
  "*-phase-*",
  "*-replay-*",
  "*-rules",
  "*-begins",
  "*-who-begins",
  "*-series",
];

const isSimple = (pattern: string) => pattern.split("*").length === 2;
const idsOf = ([pattern, values]: [string, string[]]) =>
  isSimple(pattern) ? values.map((value) => pattern.replace("*", value)) : values;

test("every pattern in the code is listed above, and no other", () => {
  const patterns = new Set(found.flatMap((each) => each.patterns));
  expect([...Object.keys(IDS), ...ELSEWHERE, ...OPTIONAL].sort()).toEqual([...patterns].sort());
});

describe.each(["de", "en"] as Language[])("in %s", (language) => {
  test("all computed sentences exist", () => {
    settings.change({ language });
    expect(
      Object.entries(IDS)
        .flatMap(idsOf)
        .filter((id) => !knows(id)),
    ).toEqual([]);
  });
  test("all sentences that the code names exist", () => {
    settings.change({ language });
    const named = found.flatMap((each) => each.complete);
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((id) => !knows(id))).toEqual([]);
  });
});
