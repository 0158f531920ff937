import type { MausPassAufEvent, MausTurned, MausView } from "../../messages";
import type { Stage } from "../../table/stage";
import { lastTurned, pileWin } from "./events";

type MausStage = Stage<MausView, MausPassAufEvent>;

/** A mouse that is hunted from now on, or the end of a hunt. */
export default function stagesOf(events: MausPassAufEvent[]): MausStage[] {
  const names = events.map(({ event }) => event);
  if (names.includes("hunted")) return [called("mouse", events, "maus_pass_auf-caption-hunted")];
  if (names.includes("stayed")) return [called("home", events, "maus_pass_auf-caption-stayed")];
  return endOfHunt(events);
}

/** 2.3: the printed call when a mouse is turned up; 2.6: what becomes of a mouse that nobody laid. */
function called(name: string, events: MausPassAufEvent[], id: string): MausStage {
  return { name, events, view: (_, after) => after, caption: { id }, time: 1300 };
}

/** The last card is turned up, then the pile goes to its winner. */
function endOfHunt(events: MausPassAufEvent[]): MausStage[] {
  const win = pileWin(events);
  const turned = lastTurned(events);
  if (!win || !turned) return [];
  const { seat, cards } = win;
  const isCaught = win.event === "caught";
  return [
    {
      name: "turned",
      events: events.slice(0, events.indexOf(win)),
      view: (before) => withCard(before, turned),
      caption: { id: isCaught ? "maus_pass_auf-caption-cat" : "maus_pass_auf-caption-home" },
      time: 1300,
    },
    {
      name: "prize",
      events: [win],
      view: (_, after) => after,
      caption: {
        id: isCaught ? "maus_pass_auf-caption-caught" : "maus_pass_auf-caption-escaped",
        seat,
        facts: { cards },
      },
      time: 1700,
    },
  ];
}

/** The card lies on the pile: it was the hunter's next try. */
function withCard(view: MausView, { seat, card }: MausTurned): MausView {
  const { pile, pile_size, hunt, seats } = view;
  return {
    ...view,
    pile: [...pile, card],
    pile_size: pile_size + 1,
    hunt: hunt && { ...hunt, tries: hunt.tries - 1 },
    seats: seats.map((each, number) => (number === seat ? { ...each, cards: each.cards - 1 } : each)),
  };
}
