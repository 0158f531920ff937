import type { Component } from "svelte";
import type { Screen } from "../router.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen takes its own part of the route
const SCREENS: Record<Screen, () => Promise<{ default: Component<any> }>> = {
  start: () => import("./Start.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  tv: () => import("./Tv.svelte"),
  rules: () => import("./Rules.svelte"),
  replay: () => import("./Replay.svelte"),
  settings: () => import("./Settings.svelte"),
  history: () => import("./History.svelte"),
  device: () => import("./Device.svelte"),
  lost: () => import("./NotFound.svelte"),
};

/** Load the code of a screen. */
export const loadScreen = (name: Screen) => SCREENS[name]();
