import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyEvent, AnyView, Update } from "../messages";
import { settings } from "../settings.svelte";
import { eventsOf, Presentation, type Received } from "./presentation.svelte";
import type { Stage } from "./stage";
import type { Eyes } from "./table.svelte";

const view = (top: string, viewer: number | null = 0) =>
  ({ game: "mau_mau", viewer, top, turn: 1 }) as unknown as AnyView;
const eyesOf = (seat: number): Eyes => ({
  ...{
    seat,
    view: view("r1", seat),
    legal: ["draw"],
    isForced: false,
    ply: 3,
    order: null,
    orders: ["pass"],
    clock: null,
  },
  ...{ events: [], fresh: [] },
});
const happened = (...names: string[]) => names.map((event) => ({ event, seat: 1 }) as unknown as AnyEvent);

function update(number: number, events: AnyEvent[] = [], seat = 0): Received {
  const table_events = events.length ? [{ what: "moved" as const, number, at: 0, events }] : [];
  return {
    update: {
      type: "update",
      table: "t",
      seat,
      number,
      table_events,
      view: view(`after${number}`, seat),
      ply: number,
    } as Update,
    isNews: seat === 0,
  };
}

/** A table that shows each event called "scene" in a stage of a second, and records what it is asked to show. */
class FakeTarget {
  eyes: Eyes[] = [eyesOf(0)];
  log: string[] = [];
  stagesOf({ table_events }: Update): Stage[] {
    const events = table_events.flatMap((each) => (each.what === "moved" ? each.events : []));
    return events
      .filter(({ event }) => (event as string) === "scene")
      .map((event, place) => ({
        name: `stage${place}`,
        events: [event],
        view: (before: AnyView, after: AnyView) =>
          ({ ...before, seen: place, after: (after as { top?: string }).top }) as unknown as AnyView,
        caption: { id: "page-board" },
        time: 1000,
      }));
  }
  apply({ update }: Received, fresh?: AnyEvent[]): void {
    this.log.push(
      `${update.number}/${update.seat} ${(fresh ?? eventsOf(update)).map(({ event }) => event).join(" ")}`.trim(),
    );
    this.eyes = this.eyes.map((each) => (each.seat === update.seat ? { ...each, view: update.view! } : each));
  }
  note(_: Update, count: number): void {
    this.log.push(`noted ${count}`);
  }
}

let target: FakeTarget;
let presentation: Presentation;
const shownView = (place = 0) => target.eyes[place]!.view as unknown as Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ speed: "normal" });
  target = new FakeTarget();
  presentation = new Presentation(target);
});
afterEach(() => {
  presentation.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an ordinary update is shown at once", () => {
  presentation.push(update(1, happened("bid")));
  expect(target.log).toEqual(["1/0 bid"]);
});

test("a key moment is shown in stages in which nobody can act; what follows waits", () => {
  presentation.push(update(1, happened("passed", "scene", "scene", "round")));
  presentation.push(update(2));
  expect(target.log).toEqual(["noted 2"]);
  expect(target.eyes[0]).toMatchObject({ legal: [], orders: [], ply: 1, view: { top: "r1", seen: 0, turn: null } });
  expect(target.eyes[0]!.events).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(presentation.stage?.name).toBe("stage1");
  expect(shownView()).toMatchObject({ seen: 1, after: "after1" });
  vi.advanceTimersByTime(1000);
  expect(presentation.stage).toBeNull();
  expect(target.log).toEqual(["noted 2", "noted 3", "1/0 round", "2/0"]);
  expect(shownView()).toMatchObject({ top: "after2" });
});

test("the result is not known before the moment is over", () => {
  const last = update(1, happened("scene", "over"));
  target.stagesOf = () => [
    { name: "last", events: [], view: (_, after) => after, caption: { id: "page-board" }, time: 1000 },
  ];
  presentation.push({
    ...last,
    update: { ...last.update, view: { ...last.update.view!, end: "out", ranks: [1] } as AnyView },
  });
  expect(shownView()).toMatchObject({ top: "after1", end: null, ranks: null });
  vi.advanceTimersByTime(1000);
  expect(shownView()).toMatchObject({ end: "out", ranks: [1] });
});

test("a moment can be skipped", () => {
  presentation.push(update(1, happened("scene", "scene", "round")));
  presentation.skip();
  expect(target.log).toEqual(["noted 1", "1/0 round"]);
  expect(presentation.endedAt).toBe(Date.now());
});

test.each([
  ["calm", 1700],
  ["fast", 500],
] as const)("at speed %s a stage takes %s ms", (speed, time) => {
  settings.change({ speed });
  presentation.push(update(1, happened("scene")));
  vi.advanceTimersByTime(time - 1);
  expect(presentation.stage).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(presentation.stage).toBeNull();
});

test("without scenes everything is shown at once", () => {
  settings.change({ speed: "none" });
  for (const number of [1, 2, 3]) presentation.push(update(number, happened("scene")));
  expect(target.log).toEqual(["1/0 scene", "2/0 scene", "3/0 scene"]);
});

test("moves that had to wait follow one another with a pause, unless they are too many", () => {
  presentation.push(update(1, happened("scene")));
  for (const number of [2, 3]) presentation.push(update(number, happened("bid")));
  vi.advanceTimersByTime(1000);
  expect(target.log).toEqual(["noted 1", "1/0", "2/0 bid"]);
  vi.advanceTimersByTime(350);
  expect(target.log.at(-1)).toBe("3/0 bid");
  target.log = [];
  for (let number = 4; number < 25; number++) presentation.push(update(number, happened("scene")));
  expect(presentation.stage?.name).toBe("stage0");
  vi.advanceTimersByTime(1000);
  expect(presentation.stage).toBeNull();
  expect(target.log.slice(0, 3)).toEqual(["noted 1", "4/0", "5/0 scene"]);
  expect(target.log).toHaveLength(22);
});

test("who doesn't look gets everything at once", () => {
  presentation.push(update(1, happened("scene")));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(target.log.at(-1)).toBe("1/0");
  presentation.push(update(2, happened("scene")));
  expect(target.log.at(-1)).toBe("2/0 scene");
});

test("what is held back is shown move by move once it is released", () => {
  presentation.hold();
  for (let number = 1; number < 40; number++) presentation.push(update(number, happened("bid")));
  expect(target.log).toEqual([]);
  presentation.release();
  expect(target.log).toEqual(["1/0 bid"]);
  vi.advanceTimersByTime(350);
  expect(target.log).toEqual(["1/0 bid", "2/0 bid"]);
  vi.advanceTimersByTime(350 * 40);
  expect(target.log).toHaveLength(39);
});

test("several seats of a device see a moment once, each with its own eyes", () => {
  target.eyes = [eyesOf(0), eyesOf(1)];
  presentation.push(update(1, happened("scene", "scene", "round")));
  expect(target.eyes[1]!.fresh).toEqual([]); // it has not heard of it itself
  presentation.push(update(1, happened("scene", "scene", "round"), 1));
  vi.advanceTimersByTime(1000);
  expect(shownView(1)).toMatchObject({ viewer: 1, seen: 1, after: "after1" });
  expect(target.eyes[1]!.fresh).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(target.log).toEqual(["noted 1", "noted 2", "1/0 round", "1/1 round"]);
});
