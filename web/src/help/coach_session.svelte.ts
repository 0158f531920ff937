import type { Step } from "../games/guide";
import type { Scene } from "../table/scene";
import { say, type Facts } from "../words/words.svelte";
import { loadProgress, saveProgress, type GuideProgress } from "./guide_progress";

interface Bubble {
  step: Step;
  facts: Facts;
  /** The spots of the board that it speaks about. */
  spots: string[];
}

/** What lets the table wait: what bots did meanwhile is shown later. */
interface Waiting {
  hold(): void;
  release(): void;
}

const LAST = "over"; // the step that ends a guide

/** Explains each step once, when it applies, one at a time. The table waits until it is read. */
export class CoachSession {
  bubble = $state.raw<Bubble | null>(null);
  private readonly progress: GuideProgress;

  constructor(
    private readonly scene: Scene,
    private readonly steps: Step[],
    private readonly waiting: Waiting,
  ) {
    this.progress = loadProgress(scene.game, scene.table);
    saveProgress(scene.game, this.progress);
  }

  get text(): string {
    return this.bubble ? say(`${this.scene.game}-guide-${this.bubble.step.id}`, this.bubble.facts) : "";
  }

  /** The first step, or the table continues: it waited for the guide. */
  start(): void {
    this.update();
    if (!this.bubble) this.waiting.release();
  }

  /** After every change of the table. */
  update(): void {
    if (this.bubble || this.progress.isQuiet || this.scene.view.viewer === null) return;
    const step = this.steps.find(({ id, when }) => !this.progress.seen.includes(id) && when(this.scene));
    if (step) this.show(step);
  }

  /** It was read: the next step, or the table continues. */
  dismiss(): void {
    this.finish();
    this.update();
    if (!this.bubble) this.waiting.release();
  }

  /** The viewer has acted instead of reading on. */
  skip(): void {
    this.finish();
    this.waiting.release();
  }

  mute(): void {
    this.progress.isQuiet = true;
    this.skip();
    this.save();
  }

  private show(step: Step): void {
    const spots = typeof step.spots === "function" ? step.spots(this.scene) : (step.spots ?? []);
    this.bubble = { step, facts: step.facts?.(this.scene) ?? {}, spots };
    this.waiting.hold();
    if (step.id === LAST) this.note(LAST); // whoever sees it has come to the end
  }

  private finish(): void {
    if (this.bubble) this.note(this.bubble.step.id);
    this.bubble = null;
  }

  private note(id: string): void {
    if (!this.progress.seen.includes(id)) this.progress.seen.push(id);
    this.progress.isFinished ||= id === LAST;
    this.save();
  }

  private save(): void {
    saveProgress(this.scene.game, this.progress);
  }
}
