import { expect, test } from "vitest";
import { read } from "./router.svelte";

test.each([
  ["/", "", { screen: "start" }],
  ["/", "#device=ab%20c", { screen: "device", code: "ab c" }],
  ["/t/x1", "#inv", { screen: "table", id: "x1", invite: "inv" }],
  ["/t/x1", "", { screen: "table", id: "x1", invite: null }],
  ["/rules", "", { screen: "rules", game: null }],
  ["/rules/mau_mau", "", { screen: "rules", game: "mau_mau" }],
  ["/replay/g", "", { screen: "replay", id: "g" }],
  ["/new/mau_mau", "", { screen: "new", game: "mau_mau" }],
  ["/settings", "", { screen: "settings" }],
  ["/history", "", { screen: "history" }],
  ["/t", "", { screen: "lost" }],
  ["/elsewhere", "", { screen: "lost" }],
  ["/t/%", "", { screen: "lost" }],
  ["/t/", "", { screen: "lost" }],
  ["/rules/", "", { screen: "rules", game: null }],
  ["/rules/a/b", "", { screen: "lost" }],
  ["/learn/mau_mau", "", { screen: "lost" }],
])("%s%s", (path, hash, route) => {
  expect(read(path, hash)).toEqual(route);
});
