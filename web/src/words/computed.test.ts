/** Sentences whose ids the code computes: each pattern is listed here with all that it can become. */
import { describe, expect, test } from "vitest";
import { DECKS } from "../cards/cards";
import type { AlarmKind } from "../fair/receipt";
import type { Finding } from "../fair/check";
import { loadGuide } from "../help/guides/guide";
import { RULES } from "../help/rules";
import type { AnyEnd, Clock, GameId, KatzeView } from "../messages";
import type { Step } from "../screens/lobby/seats";
import type { Company } from "../screens/new/plan.svelte";
import type { TableCondition } from "../screens/start/table_list.svelte";
import { settings, type Language, type Motion, type Theme } from "../settings.svelte";
import { GAMES } from "../table/scene";
import { idsIn } from "./code_ids";
import { knows } from "./words.svelte";

const SOURCES = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../tests/**", "!../words/**"],
  { query: "?raw", import: "default", eager: true },
);
const found = Object.values(SOURCES).map(idsIn);

/** All values of a type: the compiler says if one is missing. */
const all = <T extends string>(values: Record<T, true>): T[] => Object.keys(values) as T[];
const combined = (starts: string[], ends: string[]) => starts.flatMap((start) => ends.map((end) => start + end));
const byGame = (idsOf: (game: GameId) => string[]) => GAMES.flatMap((game) => idsOf(game).map((id) => `${game}-${id}`));

const COLOURS = ["g", "b", "r", "y"];
const BOTS = ["level1", "level2", "level3", "level4", "rules"];
const ENDS: Record<GameId, AnyEnd[]> = {
  katzenjammer_blues: ["deck", "mice"],
  katze_im_sack: ["played"],
  maus_pass_auf: ["chips", "empty", "limit"],
  mau_mau: ["out", "limit"],
};
const VERDICTS: Record<Finding["step"], Finding["verdict"][]> = {
  form: ["wrong"],
  scheme: ["open"],
  commitment: ["right", "wrong"],
  kept: ["right", "wrong", "open"],
  share: ["right", "wrong", "open"],
  list: ["right", "wrong"],
  shares: ["right", "open"],
  attempts: ["open"],
  seed: ["right", "wrong"],
  setup: ["right", "wrong"],
  shuffles: ["right", "wrong"],
};
const optionsOf = (game: GameId) => RULES[game].flatMap(({ options }) => options);
const guides = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await loadGuide(game)] as const)));

/** By pattern: what can stand in place of its *. */
const IDS: Record<string, string[]> = {
  "*-name": GAMES,
  "*-about": GAMES,
  "start-line-*": GAMES,
  "*-end-*": byGame((game) => ENDS[game].map((end) => `end-${end}`)),
  "*-rules-*": byGame((game) => RULES[game].map(({ id }) => `rules-${id}`)),
  "*-rules-*-title": byGame((game) => RULES[game].map(({ id }) => `rules-${id}-title`)),
  "*-guide-*": byGame((game) => guides[game]!.map(({ id }) => `guide-${id}`)),
  "*-option-*": byGame((game) => optionsOf(game).map(({ name }) => `option-${name}`)),
  "*-option-*-*": byGame((game) =>
    optionsOf(game).flatMap(({ name, values }) => values.map((value) => `option-${name}-${value}`)),
  ),
  "*-card-the-acc": ["katze_im_sack", "mau_mau"],
  "card-*-*": (["katze_im_sack", "katzenjammer_blues"] as const).flatMap((game) =>
    DECKS[game].map((card) => `card-${game}-${card}`),
  ),
  "maus_pass_auf-card-*": DECKS.maus_pass_auf,
  "bot-*": BOTS,
  "bot-*-about": BOTS,

  "katze_im_sack-board-mark-*": ["played", "hand", "laid", "removed", "open"],
  "katze_im_sack-board-mouse-card-*": ["taken", "empty", "next"],
  "katze_im_sack-board-fate-*": ["kept", "chased", "dog", "unwanted"],
  "katze_im_sack-board-prompt-offer*": ["", "-broke"],
  "katze_im_sack-board-prompt-wait-*": all<Exclude<KatzeView["phase"], "over">>({
    laying: true,
    auction: true,
    offer: true,
  }),
  "katzenjammer_blues-end-*": ENDS.katzenjammer_blues,
  "katzenjammer_blues-board-*": ["cards", "mice", "jokers"],
  "katzenjammer_blues-board-do-*": ["show", "continue", "bid", "bid-last"],
  "mau_mau-colour-*": COLOURS,
  "mau_mau-board-shout-*": ["forgot", "left-out", "mau", "mau-mau"],
  "mau_mau-board-sort-*": ["colour", "face"],
  "maus_pass_auf-board-animal-*": ["0", "1", "2", "3", "4", "5"],
  "maus_pass_auf-board-*-*": combined(["turn", "hunt"], ["-you", "-name"]).map((id) => `maus_pass_auf-board-${id}`),

  "page-move-*": ["pass", "pay", "show", "done", "draw", "turn"],
  "page-log-*": ["away", "back"],
  "help-piece-*": ["mouse", "chip"],
  "help-keys-*": ["keyboard", "games", "replay", "ears", "eyes", "time"],
  "help-keys-*-title": ["keyboard", "games", "replay", "ears", "eyes", "time"],
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
  "table-closing-*": ["answer", "agreed", "asked", "watching"],
  "after-head-*": ["mice", "jokers", "loss", "result", "cards-points", "sum", "chips", "cards", "left", "points"],
  "after-story-*": ["end", "jokers", "no-jokers", "fewer-jokers", "saved-mice", "chips", "out", "nobody-out"],
  "fair-proof-*": ["proven", "consistent", "unshared", "faulty"],
  "fair-proof-*-*": [
    "proven-kept",
    ...["old-scheme", "nothing-kept", "left-out", "no-share"].map((why) => `consistent-${why}`),
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
const ELSEWHERE = ["*-event-*"];

const isSimple = (pattern: string) => pattern.split("*").length === 2;
const idsOf = ([pattern, values]: [string, string[]]) =>
  isSimple(pattern) ? values.map((value) => pattern.replace("*", value)) : values;

test("every pattern in the code is listed above, and no other", () => {
  const patterns = new Set(found.flatMap((each) => each.patterns));
  expect([...Object.keys(IDS), ...ELSEWHERE].sort()).toEqual([...patterns].sort());
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
