import type { AnyView, BluesView, KatzeView, MauView, MausView } from "../../messages";
import { settings } from "../../settings.svelte";
import { type Facts, figure, say } from "../../words/words.svelte";

/** A sentence about what decided the game. */
export interface Story {
  id: string;
  facts: Facts;
}

/** How a result came about. */
export interface Account {
  /** What the columns are: sentences `after-head-…`. The last one is what counts. */
  heads: string[];
  /** By seat, a number for each head. */
  figures: number[][];
  /** By seat, where there is more to say of it. */
  notes: string[];
  stories: Story[];
}

export function accountOf(view: AnyView, names: string[]): Account {
  switch (view.game) {
    case "katzenjammer_blues":
      return blues(view, names);
    case "katze_im_sack":
      return katze(view, names);
    case "maus_pass_auf":
      return maus(view);
    case "mau_mau":
      return mau(view, names);
  }
}

const seatsWhere = (view: AnyView, is: (seat: number) => boolean) => view.seats.map((_, seat) => seat).filter(is);
const named = (seats: number[], names: string[]) => enumerated(seats.map((seat) => names[seat]!));
const isWinner = (view: AnyView) => (seat: number) => view.ranks![seat] === 1;

const ending = (view: AnyView): Story => ({ id: "end", facts: { end: say(`${view.game}-end-${view.end}`) } });

/** Whether the best score is shared, but not the first rank. */
function isTieBroken(view: AnyView): boolean {
  const best = view.scores![view.ranks!.indexOf(1)];
  return seatsWhere(view, (seat) => view.scores![seat] === best && view.ranks![seat] !== 1).length > 0;
}

/** 3.2: whoever has most jokers loses 5 mice; 3.3: of equals the one with fewer jokers. */
function blues(view: BluesView, names: string[]): Account {
  const scores = view.scores!;
  const losers = seatsWhere(view, (seat) => scores[seat]! < view.seats[seat]!.mice);
  const facts = { names: named(losers, names), count: losers.length, jokers: view.seats[losers[0] ?? 0]!.jokers };
  return {
    heads: ["mice", "jokers", "loss", "result"],
    figures: view.seats.map(({ mice, jokers }, seat) => [mice, jokers, scores[seat]! - mice, scores[seat]!]),
    notes: [],
    stories: [
      ending(view),
      { id: losers.length ? "jokers" : "no-jokers", facts },
      ...(isTieBroken(view) ? [{ id: "fewer-jokers", facts: {} }] : []),
    ],
  };
}

/** 4.2: the won cards plus one point for each mouse. */
function katze(view: KatzeView, names: string[]): Account {
  const most = Math.max(...view.seats.map(({ points }) => points));
  const hunters = seatsWhere(view, (seat) => view.seats[seat]!.points === most);
  const winners = seatsWhere(view, isWinner(view));
  const isByMice = !winners.some((seat) => hunters.includes(seat));
  const facts = { names: named(winners, names), count: winners.length, others: named(hunters, names) };
  return {
    heads: ["cards-points", "mice", "sum"],
    figures: view.seats.map(({ points }, seat) => [points, view.scores![seat]! - points, view.scores![seat]!]),
    notes: view.seats.map(({ won }) => won.map((card) => figure(Number(card))).join("  ")),
    stories: [ending(view), ...(isByMice ? [{ id: "saved-mice", facts }] : [])],
  };
}

/** 3.4: most cards; of equals the one with more chips. */
function maus(view: MausView): Account {
  return {
    heads: ["chips", "cards"],
    figures: view.seats.map(({ chips, cards }) => [chips, cards]),
    notes: [],
    stories: [ending(view), ...(isTieBroken(view) ? [{ id: "chips", facts: {} }] : [])],
  };
}

/** 6.2: what is left in hand counts against its owner. */
function mau(view: MauView, names: string[]): Account {
  const points = view.scores!.reduce((sum, score) => sum + score, 0);
  const out = seatsWhere(view, (seat) => view.seats[seat]!.cards === 0);
  return {
    heads: ["left", "points"],
    figures: view.seats.map(({ cards }, seat) => [cards, view.scores![seat]!]),
    notes: [],
    stories: out.length
      ? [{ id: "out", facts: { name: named(out, names), points } }]
      : [ending(view), { id: "nobody-out", facts: { points } }],
  };
}

interface Outcome {
  ranks: number[];
  names: string[];
  /** The one seat of this device; null where it has none or several. */
  me: number | null;
  what: "game" | "series";
}

/** Who won, in one sentence. */
export function headline({ ranks, names, me, what }: Outcome): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat]!);
  const isMine = others.length < winners.length;
  if (winners.length === 1)
    return isMine ? say("after-won-me", { what }) : say("after-won-one", { name: others[0], what });
  return say(isMine ? "after-won-shared-me" : "after-won-shared", { names: enumerated(others), what });
}

/** How it went for whoever did not win. */
export function consolation({ ranks, me }: Outcome): string | null {
  const rank = me === null ? 1 : ranks[me]!;
  return rank === 1 ? null : say("after-my-place", { rank, place: rank === Math.max(...ranks) ? "last" : "middle" });
}

/** "Anna, Ben und Cleo" */
export function enumerated(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
