import { get } from "../../net/api";

const PAUSE = 15_000;

export interface Listing<T> {
  readonly lines: T[] | null;
  readonly hasFailed: boolean;
}

/** A list of the server's that is asked for again and again while somebody looks at it. For use while a component is made. */
export function listing<T>(path: string, isWanted: () => boolean = () => true): Listing<T> {
  let lines = $state.raw<T[] | null>(null);
  let hasFailed = $state(false);

  async function refresh(): Promise<void> {
    if (document.hidden) return;
    try {
      lines = await get<T[]>(path);
      hasFailed = false;
    } catch {
      hasFailed = true;
    }
  }

  $effect(() => {
    if (!isWanted()) return;
    void refresh();
    const timer = setInterval(refresh, PAUSE);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  });

  return {
    get lines() {
      return lines;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}
