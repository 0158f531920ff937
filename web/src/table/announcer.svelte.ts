import { joined, joinRuns, type Line } from "./log";

/** A sentence that a screen reader reads out. */
export interface Announcement {
  key: number;
  text: string;
}

/** The viewer's turn: a decision and what it asks for. */
interface Turn {
  decision: string;
  text: string;
  /** Since when, in milliseconds since 1970. */
  since: number;
}

const SETTLE = 200; // milliseconds: what changes again within them is not said
const BURST = 30; // words that can be said at once after a silence
const RATE = 150; // words a minute after that, so that no minute has more than 200, with the debt
const DEBT = 10; // words that the sentence of one's turn may come early
const KEPT = 8; // sentences in the live region, for screen readers that lag behind

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * What screen readers say of a game: the events, and after them one sentence when it is the viewer's turn.
 *
 * Nobody hears more than about 200 words a minute. Whatever would come too late is left out: first the older events, never the sentence of
 * the turn. The log still has everything.
 */
export class Announcer {
  spoken = $state.raw<Announcement[]>([]);
  private news: Line[] = [];
  private turn: Turn | null = null;
  private last = ""; // the turn that was announced last
  private budget = BURST; // words
  private counted = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  report(lines: Line[]): void {
    if (!lines.length) return;
    this.news.push(...lines);
    this.timer ??= setTimeout(() => this.speak(), SETTLE);
  }

  /** It is the viewer's turn, and this is what they can do. Said once for each decision and text. */
  askFor(decision: string, text: string): void {
    if (this.turn?.decision === decision && this.turn.text === text) return;
    if (this.last === decision + text) return void (this.turn = null);
    this.turn = { decision, text, since: Date.now() };
    this.wait(SETTLE);
  }

  /** It is nobody's turn here: a sentence that was not said yet comes too late. */
  askNothing(): void {
    this.turn = null;
  }

  /** Forget everything: another table. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.news = [];
    this.turn = null;
    this.last = "";
    this.spoken = [];
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.speak(), time);
  }

  private speak(): void {
    this.timer = undefined;
    this.refill();
    const turn = this.turn;
    const left = turn ? turn.since + SETTLE - Date.now() : 0;
    if (left > 0) return this.wait(left); // it may still change
    const news = merged(this.news);
    const due = turn ? wordsIn(turn.text) - DEBT : Math.min(BURST, wordsIn(news.at(-1)?.text ?? ""));
    if (due > this.budget) return this.wait(Math.ceil(((due - this.budget) / RATE) * 60_000)); // at least one: the clock counts whole ones
    const space = this.budget - (turn ? wordsIn(turn.text) : 0);
    this.news = [];
    for (const { text } of fitting(news, turn ? space : Math.max(space, due))) this.say(text);
    if (!turn) return;
    this.say(turn.text);
    this.last = turn.decision + turn.text;
    this.turn = null;
  }

  private refill(): void {
    const now = Date.now();
    this.budget = Math.min(BURST, this.budget + ((now - this.counted) / 60_000) * RATE);
    this.counted = now;
  }

  private say(text: string): void {
    this.budget -= wordsIn(text);
    this.spoken = [...this.spoken, { key: ++this.count, text }].slice(-KEPT);
  }
}

interface News {
  text: string;
  isKey: boolean;
}

/** What several did one after another, in one sentence. */
function merged(lines: Line[]): News[] {
  const together = joinRuns(lines, (run) => [{ text: () => joined(run), isKey: false }]);
  return together.map(({ text, isKey }) => ({ text: text(), isKey: isKey ?? false }));
}

/** The news that fit into a number of words, in order: key events before others, new ones before old ones. */
function fitting(news: News[], words: number): News[] {
  const order = [...news.keys()].sort((one, other) => {
    return Number(news[other]!.isKey) - Number(news[one]!.isKey) || other - one;
  });
  let left = words;
  const kept = order.filter((place) => {
    const size = wordsIn(news[place]!.text);
    if (size > left) return false;
    left -= size;
    return true;
  });
  return kept.sort((one, other) => one - other).map((place) => news[place]!);
}

export const announcer = new Announcer();
