import { expect, test } from "vitest";
import { shareCommitment } from "../fair/receipt";
import { dismiss, shown } from "../notices.svelte";
import { Active } from "../screens/table/hotseat.svelte";
import { settings } from "../settings.svelte";
import { learn } from "../words/words.svelte";
import { COMMITMENT, began, given, me, openTable, receive, state, table, update, view } from "../tests/silent_table";

test("knows its own seats and who is the host", () => {
  receive(update(1, { state: state("open", me, null) }));
  expect(table.seats).toEqual([0]);
  expect(table.isHost).toBe(true);
  expect(table.names).toEqual(["Anna", "–"]);
});

test("commits to a share for every own seat once a game begins, and reveals it only once the list is fixed", () => {
  receive(update(1, { state: state("open", me, me) }));
  expect(given("commit-share")).toEqual([]);
  const id = { table: "t", number: 1, attempt: 1 };
  receive(update(2, { state: state("dealing", me, me), table_events: [began(2)] }));
  receive(update(2, { seat: 1, table_events: [began(2)] }));
  expect(given("commit-share").map(({ seat, game, attempt }) => [seat, game, attempt])).toEqual([
    [0, 1, 1],
    [1, 1, 1],
  ]);
  expect(given("share")).toEqual([]);
  const [first] = given("commit-share");
  receive(
    update(3, { table_events: [{ what: "shares-listed", number: 3, at: 0, commitments: [first!.commitment, null] }] }),
  );
  expect(given("share").map(({ seat }) => seat)).toEqual([0]); // the other seat’s came too late
  expect(shareCommitment(id, 0, given("share")[0]!.share)).toBe(first!.commitment);
  expect(table.alarm).toBeNull();
});

test("a commitment that was used before gets no share, at this table or another", () => {
  receive(update(1, { state: state("dealing", me, null), table_events: [began(1)] }));
  expect(given("commit-share")).toHaveLength(1);
  table.close();
  openTable("u");
  receive(update(1, { table: "u", state: { ...state("dealing", me, null), id: "u" }, table_events: [began(1)] }));
  expect(given("commit-share")).toEqual([]);
  expect(given("share")).toEqual([]);
  expect(table.alarm).toMatchObject({ kind: "repeated", table: "u", before: { table: "t" } });
});

test("a deal under the old scheme gets no share", () => {
  receive(update(1, { state: state("dealing", me, null), table_events: [began(1, { scheme: 1 })] }));
  expect(given("commit-share")).toEqual([]);
});

test("a deal that is started again gets other shares, from those who are asked", () => {
  receive(update(1, { state: state("dealing", me, me), table_events: [began(1)] }));
  const [one, other] = given("commit-share").map(({ commitment }) => commitment);
  const listed = { what: "shares-listed", number: 2, at: 0, commitments: [one, other] };
  const restarted = { what: "restarted", number: 3, at: 0, missing: [0], commitment: "d".repeat(64), attempt: 2 };
  receive(update(3, { table_events: [listed, { ...restarted, sharers: [1] }] }));
  expect(table.alarm).toBeNull();
  const all = given("commit-share");
  expect(all.map(({ seat, attempt }) => [seat, attempt])).toEqual([
    [0, 1],
    [1, 1],
    [1, 2],
  ]);
  expect(new Set(all.map(({ commitment }) => commitment)).size).toBe(3);
});

test.each([
  ["nobody’s share was missing", { missing: [], sharers: [0] }],
  ["the missing share was not on the list", { missing: [1], sharers: [0] }],
  ["it is made with the missing seat", { missing: [0], sharers: [0] }],
  ["it skips an attempt", { missing: [0], sharers: [], attempt: 3 }],
])("a deal that is started again without reason is an alarm: %s", (_, rest) => {
  receive(update(1, { state: state("dealing", me, null), table_events: [began(1)] }));
  const listed = { what: "shares-listed", number: 2, at: 0, commitments: [given("commit-share")[0]!.commitment, null] };
  receive(update(2, { table_events: [listed] }));
  const restarted = { what: "restarted", number: 3, at: 0, commitment: "d".repeat(64), attempt: 2, ...rest };
  receive(update(3, { table_events: [restarted] }));
  expect(table.alarm).toMatchObject({ kind: "unfounded" });
  expect(given("commit-share")).toHaveLength(1);
});

test.each([
  ["one’s own", [0], "trouble", "Your share is not part of this deal"],
  ["somebody else’s", [1], "info", "without a share from Ben"],
])("a missing share is told with the cards: %s", async (_, left_out, kind, text) => {
  await learn("page");
  const ben = { kind: "person", guest: "g2", name: "Ben" };
  receive(update(1, { state: state("dealing", me, ben), table_events: [began(1)] }));
  const listed = { what: "shares-listed", number: 2, at: 0, commitments: [null, null] };
  const dealt = { what: "dealt", number: 3, at: 0, shares: [null, null], events: [], left_out };
  receive(update(3, { table_events: [listed, dealt] }));
  expect(shown().at(-1)).toMatchObject({ kind, text: expect.stringContaining(text) as string });
  expect(table.lines.at(-1)!.text()).toContain("dealt without a share");
});

test("whose share held up the deal is told, but not to somebody who comes later", async () => {
  await learn("page");
  for (const notice of shown()) dismiss(notice.key);
  const [ben, ida] = ["Ben", "Ida"].map((name) => ({ kind: "person", guest: name, name }));
  const listed = (number: number, commitments: (string | null)[]) => ({
    ...{ what: "shares-listed", at: 0 },
    ...{ number, commitments },
  });
  const restarted = { what: "restarted", at: 0, commitment: "d".repeat(64) };
  const before = [
    began(1, { sharers: [1, 2] }),
    listed(2, [null, COMMITMENT, COMMITMENT]),
    { ...restarted, number: 3, attempt: 2, missing: [1], sharers: [2] },
  ];
  receive(update(3, { state: state("dealing", me, ben!, ida!), table_events: before }));
  expect(shown()).toEqual([]);
  expect(table.lines.at(-1)!.text()).toContain("Ben did not reveal");
  const again = { ...restarted, number: 5, attempt: 3, commitment: "e".repeat(64), missing: [2], sharers: [] };
  receive(update(5, { table_events: [listed(4, [null, null, COMMITMENT]), again] }));
  expect(table.alarm).toBeNull();
  expect(shown().at(-1)!.text).toContain("Ida did not reveal");
});

test("an entry is written down once, however many eyes hear of it", () => {
  receive(update(1, { state: state("playing", me, me) }));
  const away = { what: "away", number: 2, at: 0, seat: 1 };
  receive(update(2, { seat: 0, table_events: [away] }));
  receive(update(2, { seat: 1, table_events: [away] }));
  expect(table.lines).toHaveLength(1);
});

test.each([
  ["who sits at a device alone reads what was drawn", [me, null], "You draw a card: red 8."],
  ["people at one device don't read it of each other", [me, me], "Anna draws a card."],
])("%s", async (_, holders, expected) => {
  await learn("page");
  receive(update(1, { state: state("playing", ...holders) }));
  const drew = { event: "drew", seat: 0, count: 1, known: 1, cards: ["r8"] };
  receive(update(2, { table_events: [{ what: "moved", number: 2, at: 0, events: [drew] }] }));
  expect(table.lines.map((line) => line.text())).toEqual([expected]);
});

test("eyes of a spectator go when somebody sits down", () => {
  receive(update(1, { seat: null, state: state("open", null, null) }));
  expect(table.eyes.map((eyes) => eyes.seat)).toEqual([null]);
  receive(update(2, { seat: 1, state: state("open", null, me) }));
  expect(table.eyes.map((eyes) => eyes.seat)).toEqual([1]);
});

test("the seat at turn looks, and a curtain falls between two hands", () => {
  settings.curtain = true;
  const active = new Active(table);
  receive(update(1, { seat: 0, state: state("playing", me, me), view: view(0, 0), legal: ["draw"] }));
  receive(update(1, { seat: 1, view: view(1, 0) }));
  expect(active.eyes!.seat).toBe(0);
  expect(active.isCovered).toBe(true);
  active.open();
  expect(active.isCovered).toBe(false);
  active.follow();
  receive(update(2, { seat: 0, view: view(0, 1) }));
  receive(update(2, { seat: 1, view: view(1, 1), legal: ["draw"] }));
  expect(active.eyes!.seat).toBe(1);
  expect(active.isCovered).toBe(true);
});

test("no curtain where nobody has a hand, where one plays alone, or where nobody wants it", () => {
  const active = new Active(table);
  receive(update(1, { seat: 0, state: state("playing", me, me), view: view(0, 0, "maus_pass_auf") }));
  expect(active.isCovered).toBe(false);
  receive(update(2, { seat: 0, state: state("playing", me, null), view: view(0, 0) }));
  expect(active.isCovered).toBe(false);
  settings.curtain = false;
  receive(update(3, { seat: 0, state: state("playing", me, me), view: view(0, 0) }));
  expect(active.isCovered).toBe(false);
});

test("of a crowd only some are named", () => {
  receive({ type: "people", table: "t", people: [me], more: 12 });
  expect(table.more).toBe(12);
  receive({ type: "people", table: "t", people: [me] });
  expect(table.more).toBe(0);
});

test("a game that is broken off is gone from the table, until another one begins", () => {
  receive(update(1, { state: state("playing", me, null), view: view(0, 0), legal: ["draw"] }));
  expect(table.eyes[0]!.view).not.toBeNull();
  const brokenOff = {
    what: "broken-off",
    number: 2,
    at: 0,
    reason: "rules",
    commitment: "c",
    secret: "5ec7e7",
    shares: [],
  };
  receive(update(2, { state: state("pausing", me, null), table_events: [brokenOff] }));
  expect(table.eyes[0]!.view).toBeNull();
  expect(table.isBrokenOff).toBe(true);
  expect(table.lines.at(-1)!.text()).toContain("5ec7e7");
  receive(
    update(3, {
      state: state("dealing", me, null),
      table_events: [{ what: "began", number: 3, at: 0, commitment: "d" }],
    }),
  );
  expect(table.isBrokenOff).toBe(false);
});
