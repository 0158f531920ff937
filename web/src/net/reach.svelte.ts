import { Problem } from "./api";

const PAUSES = [1000, 2000, 4000, 8000]; // milliseconds between tries, where the server doesn't say

/** Repeats work until the server can do it; `problem` says why it hasn't yet. */
export class Reach {
  problem = $state.raw<Problem | null>(null);
  private tries = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: () => void = () => {};

  constructor() {
    addEventListener("online", this.hurry);
  }

  async until<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const done = await work();
        this.problem = null;
        this.tries = 0;
        return done;
      } catch (trouble) {
        if (!(trouble instanceof Problem && trouble.isTemporary) || this.isClosed) throw trouble;
        this.problem = trouble;
        await this.pause(trouble.wait);
      }
    }
  }

  /** Tries again at once. */
  hurry = (): void => {
    clearTimeout(this.timer);
    this.wake();
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
  }

  private pause(seconds: number | null): Promise<void> {
    const usual = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
    this.tries += 1;
    return new Promise((resolve) => {
      this.wake = resolve;
      this.timer = setTimeout(resolve, seconds === null ? usual : seconds * 1000);
    });
  }
}
