import { file, isOfThisBuild, shell } from "./cache";

const PATIENCE = 4000; // ms: a network that is as good as none

/** What the service worker answers; null: the browser asks the server as ever. Of the server's own answers nothing is kept. */
export function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || isTheServers(pathname)) return null;
  if (request.mode === "navigate") return screen(request);
  return isOfThisBuild(pathname) ? file(pathname) : null;
}

function isTheServers(path: string): boolean {
  return /^\/(api|health|metrics|plain\.css|licences\.txt)(\/|$)/.test(path);
}

/** From the server, so that a new version is seen; without one, the page that is kept, and it says that it is alone. */
async function screen(request: Request): Promise<Response> {
  const fresh = fetch(request);
  try {
    const answered = await soon(fresh);
    if (answered.status < 500 || isStarting(answered)) return answered;
  } catch {
    // no network, or as good as none
  }
  return (await shell()) ?? fresh;
}

/** The server's own page that it is starting, which loads itself again. */
function isStarting(answered: Response): boolean {
  return answered.status === 503 && answered.headers.has("Katzentisch-Starting");
}

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("late")), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
