import type { BluesView, KatzenjammerBluesEvent } from "../../messages";
import type { Stage } from "../../table/stage";
import { cardsNamed } from "./cards";
import { bidNamed } from "./moves";

type BluesStage = Stage<BluesView, KatzenjammerBluesEvent>;
type Named<N extends KatzenjammerBluesEvent["event"]> = Extract<KatzenjammerBluesEvent, { event: N }>;

function find<N extends KatzenjammerBluesEvent["event"]>(
  events: KatzenjammerBluesEvent[],
  name: N,
): Named<N> | undefined {
  return events.find((event): event is Named<N> => event.event === name);
}

/** A foursome, an auction that is won or paid, a row that nobody wants, and a row with a joker. */
export default function stagesOf(events: KatzenjammerBluesEvent[]): BluesStage[] {
  const [showed, won, paid] = [find(events, "showed"), find(events, "won"), find(events, "paid")];
  if (showed) return foursome(showed);
  if (won) return [auctionWon(events, won)];
  if (paid) return [payment(events, paid)];
  const [discarded, revealed] = [find(events, "discarded"), find(events, "revealed")];
  return [
    ...(discarded ? [unwanted(events, discarded)] : []),
    ...(revealed?.cards.includes("J") ? [joker(events, revealed)] : []),
  ];
}

/** 2.5: the four cards lie in the middle and are counted, then they are paid. */
function foursome(showed: Named<"showed">): BluesStage[] {
  const { seat, cards, mice } = showed;
  const caption = {
    id: cards === "JJJJ" ? "katzenjammer_blues-caption-jokers" : "katzenjammer_blues-caption-foursome",
    seat,
    facts: { value: Number(/\d/.exec(cards)?.[0] ?? 0), mice },
  };
  return [
    { name: "foursome", events: [showed], view: (before, after) => layDown(before, after, seat), caption, time: 1500 },
    { name: "foursome-paid", events: [showed], view: (_, after) => after, caption, time: 1300 },
  ];
}

/** The cards have left the hand; nothing is paid yet. */
function layDown(before: BluesView, after: BluesView, seat: number): BluesView {
  const seats = before.seats.map((each, number) =>
    number === seat ? { ...each, cards: after.seats[number]!.cards } : each,
  );
  return { ...before, seats, hand: after.hand };
}

function auctionWon(events: KatzenjammerBluesEvent[], { seat, bid }: Named<"won">): BluesStage {
  return {
    name: "won",
    events,
    view: (_, after) => after,
    caption: { id: "katzenjammer_blues-caption-won", seat, facts: { bid: bidNamed(bid) } },
    time: 1100,
  };
}

/** 2.4: the winner pays and takes the row. */
function payment(events: KatzenjammerBluesEvent[], { seat, cards }: Named<"paid">): BluesStage {
  return {
    name: "paid",
    events,
    view: (_, after) => after,
    caption: { id: "katzenjammer_blues-caption-paid", seat, facts: { cards: cardsNamed(cards) } },
    time: 1300,
  };
}

/** 2.3: nobody has bid. */
function unwanted(events: KatzenjammerBluesEvent[], discarded: Named<"discarded">): BluesStage {
  return {
    name: "unwanted",
    events: events.slice(0, events.indexOf(discarded) + 1),
    view: (before) => ({ ...before, row: [], discard: before.discard + discarded.cards.join("") }),
    caption: { id: "katzenjammer_blues-caption-unwanted" },
    time: 1100,
  };
}

/** 2.1: everybody draws for a joker, once the row has been seen. */
function joker(events: KatzenjammerBluesEvent[], revealed: Named<"revealed">): BluesStage {
  const drawn = events.filter(({ event }) => event === "drew").length;
  return {
    name: "joker",
    events: [revealed],
    view: (before, after) => ({
      ...after,
      hand: before.hand,
      deck: after.deck + drawn,
      seats: after.seats.map((each, seat) => ({ ...each, cards: before.seats[seat]!.cards })),
    }),
    caption: { id: "katzenjammer_blues-caption-joker", facts: { count: drawn } },
    time: 1300,
  };
}
