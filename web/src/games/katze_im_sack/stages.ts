import type { KatzeImSackEvent, KatzeView } from "../../messages";
import type { Stage } from "../../table/stage";
import { figure } from "../../words/words.svelte";
import { cardFacts, shortName } from "./cards";
import { find, type Named } from "./events";

type KatzeStage = Stage<KatzeView, KatzeImSackEvent>;

/** The end of a round: the last sacks open, the dogs act, points and mice are paid. */
export default function stagesOf(events: KatzeImSackEvent[]): KatzeStage[] {
  const discarded = find(events, "discarded");
  if (discarded) return [unwanted(events, discarded)];
  const won = find(events, "won");
  const kept = find(events, "kept");
  if (!won || !kept) return [];
  const turned = find(events, "turned");
  const dogs = events.filter(isDogEvent);
  return [
    ...(turned?.cards.length ? [sack(events, turned)] : []),
    ...dogs.map((event) => chase(won, event)),
    points(dogs.length ? [kept] : [won, kept], won, kept),
  ];
}

const isDogEvent = ({ event }: KatzeImSackEvent): boolean => ["chased", "dogs", "idle"].includes(event);

/** 2.4: everybody else has passed, and all cards are turned up. */
function sack(events: KatzeImSackEvent[], turned: Named<"turned">): KatzeStage {
  const { cards, place } = turned;
  const passed = find(events, "passed");
  return {
    name: "sack",
    events: passed ? [passed, turned] : [turned],
    view: (before) => withPass(turnUp(before, cards, place), passed),
    caption: {
      id: "katze_im_sack-caption-sack",
      facts: { count: cards.length, cards: cards.map(shortName).join(", ") },
    },
    time: 1300,
  };
}

function turnUp(view: KatzeView, cards: string[], first: number): KatzeView {
  const row = view.row.map((entry, place) => {
    const card = cards[place - first];
    return card === undefined ? entry : { ...entry, card, is_up: true };
  });
  return { ...view, row };
}

function withPass(view: KatzeView, passed: Named<"passed"> | undefined): KatzeView {
  if (!passed) return view;
  const seats = view.seats.map((each, seat) =>
    seat === passed.seat ? { ...each, passed: true, mice: each.mice === null ? null : each.mice + passed.mice } : each,
  );
  const mouse_cards = view.mouse_cards.map((each) =>
    each.is_next ? { ...each, is_next: false, is_taken: true } : each,
  );
  return { ...view, seats, mouse_cards };
}

/** 3: what the dogs do; the board shows it on the cards. */
function chase(won: Named<"won">, event: KatzeImSackEvent): KatzeStage {
  return { name: "chase", events: [won, event], view: (before) => before, caption: dogCaption(event), time: 1500 };
}

function dogCaption(event: KatzeImSackEvent): KatzeStage["caption"] {
  if (event.event === "chased")
    return { id: "katze_im_sack-caption-chased", facts: { dog: event.dog, ...cardFacts(event.card) } };
  if (event.event === "idle") return { id: "katze_im_sack-caption-idle", facts: { dog: event.dog } };
  return { id: "katze_im_sack-caption-dogs" };
}

function points(events: KatzeImSackEvent[], won: Named<"won">, kept: Named<"kept">): KatzeStage {
  const { seat, price } = won;
  const sign = kept.points > 0 ? "+" : "";
  return {
    name: "points",
    events,
    view: (before, after) => ({
      ...clearRow(before),
      bank: before.bank + price,
      seats: before.seats.map((each, number) => {
        const { points, won, mice } = after.seats[number]!;
        return number === seat ? { ...each, points, won, mice } : each;
      }),
    }),
    caption: {
      id: "katze_im_sack-caption-kept",
      seat,
      facts: { price, left: kept.count, points: sign + figure(kept.points) },
    },
    time: 1500,
  };
}

/** 2.5: nobody takes the row. */
function unwanted(events: KatzeImSackEvent[], discarded: Named<"discarded">): KatzeStage {
  const passed = find(events, "passed");
  return {
    name: "unwanted",
    events: passed ? [passed, discarded] : [discarded],
    view: (before) => clearRow(before),
    caption: { id: "katze_im_sack-caption-unwanted" },
    time: 1300,
  };
}

/** A place whose card is turned up and unknown has been emptied. */
const clearRow = (view: KatzeView): KatzeView => ({
  ...view,
  row: view.row.map((entry) => ({ ...entry, card: null, is_up: true })),
});
