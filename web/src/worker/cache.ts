/** The service worker’s cache of one build; the build puts its contents in the place of __BUILD__. */
declare const __BUILD__: { version: string; shell: string[]; rest: string[] };

const build = __BUILD__;
const OURS = "katzentisch-";
const name = OURS + build.version;
const all = new Set([...build.shell, ...build.rest]);

const open = () => caches.open(name);

export async function cacheShell(): Promise<void> {
  const fresh = build.shell.map((path) => new Request(path, { cache: path === "/" ? "reload" : "default" }));
  await (await open()).addAll(fresh);
}

/** One after the other, so that a game that is being played doesn't wait for it. What fails comes when it is wanted. */
export async function cacheRest(): Promise<void> {
  const cache = await open();
  for (const path of build.rest) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((each) => each.startsWith(OURS) && each !== name).map((each) => caches.delete(each)));
}

export const isOfThisBuild = (path: string): boolean => path !== "/" && all.has(path);

/** From the cache, or fetched and cached. */
export async function file(path: string): Promise<Response> {
  const cache = await open();
  const cached = await cache.match(path, { ignoreVary: true });
  if (cached) return cached;
  const fetched = await fetch(path);
  if (fetched.ok) await cache.put(path, fetched.clone());
  return fetched;
}

export async function shell(): Promise<Response | undefined> {
  return (await open()).match("/", { ignoreVary: true });
}
