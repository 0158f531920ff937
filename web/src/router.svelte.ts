/** Where one is. The part behind # never reaches a server: invitations and device codes travel in it. */
export type Route =
  | { screen: "start" }
  | { screen: "new"; game: string }
  | { screen: "table"; id: string; invite: string | null }
  | { screen: "rules"; game: string | null }
  | { screen: "replay"; id: string }
  | { screen: "settings" }
  | { screen: "history" }
  | { screen: "device"; code: string }
  | { screen: "lost" };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // a broken link leads nowhere
  }
}

export function read(path: string, hash: string): Route {
  const [room = "", name = ""] = path.split("/").slice(1).map(decoded);
  const device = hash.match(/^#device=(.+)$/)?.[1];
  if (room === "" && device) return { screen: "device", code: decoded(device) };
  if (room === "") return { screen: "start" };
  if (room === "t" && name) return { screen: "table", id: name, invite: hash.slice(1) || null };
  if (room === "new" && name) return { screen: "new", game: name };
  if (room === "rules") return { screen: "rules", game: name || null };
  if (room === "replay" && name) return { screen: "replay", id: name };
  if (room === "settings" || room === "history") return { screen: room };
  return { screen: "lost" };
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
