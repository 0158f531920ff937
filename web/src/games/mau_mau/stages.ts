import type { MauMauEvent, MauView } from "../../messages";
import type { Caption, Stage } from "../../table/stage";
import { say } from "../../words/words.svelte";

type MauStage = Stage<MauView, MauMauEvent>;
type Named<N extends MauMauEvent["event"]> = Extract<MauMauEvent, { event: N }>;

function find<N extends MauMauEvent["event"]>(events: MauMauEvent[], name: N): Named<N> | undefined {
  return events.find((event): event is Named<N> => event.event === name);
}

const CONSEQUENCES: MauMauEvent["event"][] = ["forgot", "drew", "shuffled", "over"];

/** What a special card does, then who draws for it. */
export default function stagesOf(events: MauMauEvent[]): MauStage[] {
  const isConsequence = ({ event }: MauMauEvent) => CONSEQUENCES.includes(event);
  const first = events.findIndex(isConsequence);
  const cut = first < 0 ? events.length : first;
  const consequences = events.slice(cut).filter(({ event }) => event !== "over");
  const effect = effectCaption(events.slice(0, cut), consequences);
  const draw = drawCaption(consequences);
  return [
    ...(effect ? [stage("effect", events.slice(0, cut), effect, consequences)] : []),
    ...(draw ? [stage("draw", consequences, draw, [])] : []),
  ];
}

function stage(name: string, events: MauMauEvent[], caption: Caption, later: MauMauEvent[]): MauStage {
  return { name, events, view: (before, after) => withoutDraws(before, after, later), caption, time: 1300 };
}

/** 3: what the card means. */
function effectCaption(events: MauMauEvent[], later: MauMauEvent[]): Caption | null {
  const out = find(events, "out");
  if (out) return { id: "mau_mau-caption-out", seat: out.seat };
  const facing = find(events, "facing");
  if (facing) return { id: "mau_mau-caption-facing", seat: facing.seat, facts: { count: facing.count } };
  const changed = find(events, "direction-changed");
  if (changed) return { id: "mau_mau-caption-direction", facts: { way: changed.way } };
  const leftOut = find(events, "left-out");
  if (leftOut) return { id: "mau_mau-caption-left-out", seat: leftOut.seat };
  const named = find(events, "named");
  if (named) return colourCaption(named.seat, named.colour);
  const played = find(events, "played");
  const drew = find(later, "drew");
  if (played?.card.endsWith("+4") && drew) return { id: "mau_mau-caption-four", seat: drew.seat };
  return played?.colour ? colourCaption(played.seat, played.colour) : null;
}

/** 3.5, 1.3: the colour that somebody names. */
function colourCaption(seat: number, colour: string): Caption {
  return { id: "mau_mau-caption-colour", seat, facts: { colour: say(`mau_mau-colour-${colour}`) } };
}

/** Who draws several cards, and why. */
function drawCaption(events: MauMauEvent[]): Caption | null {
  const draws = events.filter((event): event is Named<"drew"> => event.event === "drew");
  const [first] = draws;
  const forgot = find(events, "forgot");
  if (!first) return null;
  const count = draws.filter(({ seat }) => seat === first.seat).reduce((sum, drew) => sum + drew.count, 0);
  if (forgot) return { id: "mau_mau-caption-forgot", seat: forgot.seat, facts: { count } };
  const out = Number(find(events, "left-out")?.seat === first.seat);
  return count > 1 ? { id: "mau_mau-caption-drew", seat: first.seat, facts: { count, out } } : null;
}

/** The table after a move, as long as the cards for it are still in the deck. */
function withoutDraws(before: MauView, after: MauView, later: MauMauEvent[]): MauView {
  const draws = later.filter((event): event is Named<"drew"> => event.event === "drew");
  const drawn = (seat: number) => draws.filter((drew) => drew.seat === seat).reduce((sum, { count }) => sum + count, 0);
  if (!draws.length) return after;
  return {
    ...after,
    deck: before.deck,
    hand: after.viewer !== null && drawn(after.viewer) ? before.hand : after.hand,
    seats: after.seats.map((each, seat) => ({ ...each, cards: each.cards - drawn(seat) })),
  };
}
