import { ROUTES } from "./routes";

/** Where one is. The part behind # never reaches a server: invitations and device codes travel in it. */
export type Route =
  | { screen: "start" }
  | { screen: "new"; game: string }
  | { screen: "table"; id: string; invite: string | null }
  | { screen: "tv"; id: string; invite: string | null }
  | { screen: "rules"; game: string | null }
  | { screen: "replay"; id: string }
  | { screen: "settings" }
  | { screen: "history" }
  | { screen: "device"; code: string }
  | { screen: "lost" };

/** Those that the server serves; a code behind # leads to “device”, anything else to “lost”. */
export type Screen = (typeof ROUTES)[number][0] | "device" | "lost";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // a broken link leads nowhere
  }
}

/** The parts of a path that stand in the braces of a pattern, if it fits. */
function match(pattern: string, parts: string[]): Record<string, string> | null {
  const wanted = pattern.split("/").slice(1);
  if (wanted.length !== parts.length) return null;
  const isPlace = (each: string) => each.startsWith("{");
  if (!wanted.every((each, at) => (isPlace(each) ? parts[at] : each === parts[at]))) return null;
  return Object.fromEntries(wanted.flatMap((each, at) => (isPlace(each) ? [[each.slice(1, -1), parts[at]!]] : [])));
}

export function read(path: string, hash: string): Route {
  const parts = path
    .replace(/(?<=.)\/$/, "")
    .split("/")
    .slice(1)
    .map(decoded);
  for (const [screen, pattern] of ROUTES) {
    const found = match(pattern, parts);
    if (found) return routeTo(screen, found, hash);
  }
  return { screen: "lost" };
}

function routeTo(screen: (typeof ROUTES)[number][0], found: Record<string, string>, hash: string): Route {
  const device = hash.match(/^#device=(.+)$/)?.[1];
  if (screen === "start" && device) return { screen: "device", code: decoded(device) };
  if (screen === "table" || screen === "tv") return { screen, id: found.id!, invite: hash.slice(1) || null };
  if (screen === "rules") return { screen, game: found.game ?? null };
  if (screen === "new") return { screen, game: found.game! };
  return screen === "replay" ? { screen, id: found.id! } : { screen };
}

let place = $state(read(location.pathname, location.hash));

export function route(): Route {
  return place;
}

function arrive(): void {
  place = read(location.pathname, location.hash);
}

/** To another screen; `replace` leaves no way back to this one. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Links within the page don't reload it. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api") || link.hash === link.getAttribute("href"))
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
