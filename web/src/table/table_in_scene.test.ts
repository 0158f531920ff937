import { expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { began, given, me, receive, state, table, update, view } from "../tests/silent_table";

test("a scene holds back what is shown, but neither shares of a deal nor a last move under time pressure", async () => {
  settings.change({ speed: "normal" });
  const ben = { kind: "person", guest: "g2", name: "Ben" };
  const changed = [{ event: "direction-changed", way: "clockwise" }];
  const moved = (number: number) => [{ what: "moved", number, at: 0, seat: 1, move: "play r<>", events: changed }];
  receive(update(1, { state: state("playing", me, ben), view: view(0, 1) }));
  await vi.dynamicImportSettled();
  receive(update(2, { table_events: moved(2), view: view(0, 0), legal: ["draw"] }));
  expect(table.presentation.stage?.name).toBe("effect");
  expect(table.eyes[0]).toMatchObject({ legal: [], view: { turn: null } });
  receive(update(3, { state: state("dealing", me, ben), table_events: [began(3)] }));
  expect(given("commit-share")).toHaveLength(1);
  expect(table.state!.status).toBe("playing");
  table.presentation.skip();
  expect(table.state!.status).toBe("dealing");
  receive(update(4, { state: state("playing", me, ben), view: view(0, 1) }));
  const clock = { deadline: Date.now() + 500, warning: Date.now(), reserves: [] };
  receive(update(5, { table_events: moved(5), view: view(0, 0), legal: ["draw"], clock }));
  expect(table.presentation.stage).toBeNull();
  expect(table.eyes[0]!.legal).toEqual(["draw"]);
});
