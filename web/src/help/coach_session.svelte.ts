import type { Scene } from "../table/scene";
import { say, type Facts } from "../words/words.svelte";
import type { Step } from "../games/guide";

interface Bubble {
  step: Step;
  facts: Facts;
}

/** What the coach has explained at a table; it lasts as long as the tab. */
interface Progress {
  seen: string[];
  isQuiet: boolean;
}

const keyOf = (table: string) => `katzentisch-guide-${table}`;

function loadProgress(table: string): Progress {
  try {
    return { seen: [], isQuiet: false, ...JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") };
  } catch {
    return { seen: [], isQuiet: false };
  }
}

function saveProgress(table: string, progress: Progress): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(progress));
  } catch {
    // Without storage, the coach starts again after a reload.
  }
}

/** Explains each step once, when it applies, and leaves time to read it. */
export class CoachSession {
  bubble = $state.raw<Bubble | null>(null);
  isQuiet = $state(false);
  private readonly seen: string[];
  /** By step: the facts of events that happened while another bubble was shown. */
  private readonly postponed: Record<string, Facts> = {};
  private isRead = false;
  /** The ply of the viewer's first turn since the bubble appeared. */
  private turnPly: number | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly steps: Step[],
  ) {
    const progress = loadProgress(scene.table);
    this.seen = progress.seen;
    this.isQuiet = progress.isQuiet;
  }

  get text(): string {
    return this.bubble ? say(`${this.scene.game}-guide-${this.bubble.step.id}`, this.bubble.facts) : "";
  }

  /** Check the table: a bubble stays until it is read, and as long as it applies. */
  update(): void {
    if (this.isQuiet || this.scene.view.viewer === null) return;
    this.postponeEvents();
    const next = this.next();
    if (this.bubble && this.isCurrent(this.bubble.step)) this.bubble = this.bubbleFor(this.bubble.step);
    else if (next && (!this.bubble || this.isRead)) this.show(next);
    if (this.scene.legal.length) this.turnPly ??= this.scene.ply;
  }

  markRead(): void {
    this.isRead = true;
    this.update();
  }

  dismiss(): void {
    if (this.bubble) this.finish(this.bubble.step);
    this.bubble = null;
    this.update();
  }

  mute(): void {
    this.isQuiet = true;
    this.bubble = null;
    this.save();
  }

  private show(next: Bubble): void {
    if (this.bubble) this.finish(this.bubble.step);
    this.bubble = next;
    this.isRead = false;
    this.turnPly = null;
  }

  /** After a move of the viewer, a step is no longer current even if it still applies. */
  private isCurrent(step: Step): boolean {
    return this.applies(step) && (this.turnPly ?? this.scene.ply) === this.scene.ply;
  }

  private next(): Bubble | null {
    const due = this.steps.filter((step) => this.isNew(step) && (this.applies(step) || step.id in this.postponed));
    const step = due.find((each) => each !== this.bubble?.step);
    return step ? { step, facts: this.postponed[step.id] ?? this.bubbleFor(step).facts } : null;
  }

  private postponeEvents(): void {
    const events = this.steps.filter((step) => step.isPast && this.isNew(step) && this.applies(step));
    for (const step of events) this.postponed[step.id] = this.bubbleFor(step).facts;
  }

  private finish(step: Step): void {
    this.seen.push(step.id);
    delete this.postponed[step.id];
    this.save();
  }

  private save(): void {
    saveProgress(this.scene.table, { seen: this.seen, isQuiet: this.isQuiet });
  }

  private isNew = (step: Step): boolean => !this.seen.includes(step.id);
  private applies = (step: Step): boolean => step.when(this.scene);
  private bubbleFor = (step: Step): Bubble => ({ step, facts: step.facts?.(this.scene) ?? {} });
}
