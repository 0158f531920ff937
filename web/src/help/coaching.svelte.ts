import type { Scene } from "../table/scene";
import { say, type Facts } from "../words/words.svelte";
import type { Step } from "./guides/step";
import { keep, kept } from "./memory";

interface Bubble {
  step: Step;
  facts: Facts;
}

/** Says each thing once, when its moment comes, and never hurries whoever reads. */
export class Coaching {
  bubble = $state.raw<Bubble | null>(null);
  isQuiet = $state(false);
  private readonly seen: string[];
  /** By step: what happened while something else was being said. */
  private readonly later: Record<string, Facts> = {};
  private isRead = false;
  /** The ply at which it was the viewer's turn since the bubble is there. */
  private turn: number | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly steps: Step[],
  ) {
    const memory = kept(scene.table);
    this.seen = memory.seen;
    this.isQuiet = memory.isQuiet;
  }

  get text(): string {
    return this.bubble ? say(`${this.scene.game}-guide-${this.bubble.step.id}`, this.bubble.facts) : "";
  }

  /** Looks at the table once more: what is being said stays until it is read, and while it fits. */
  look(): void {
    if (this.isQuiet || this.scene.view.viewer === null) return;
    this.remember();
    const next = this.next();
    if (this.bubble && this.isCurrent(this.bubble.step)) this.bubble = this.about(this.bubble.step);
    else if (next && (!this.bubble || this.isRead)) this.show(next);
    if (this.scene.legal.length) this.turn ??= this.scene.ply;
  }

  finishReading(): void {
    this.isRead = true;
    this.look();
  }

  understood(): void {
    if (this.bubble) this.forget(this.bubble.step);
    this.bubble = null;
    this.look();
  }

  quiet(): void {
    this.isQuiet = true;
    this.bubble = null;
    this.keep();
  }

  private show(next: Bubble): void {
    if (this.bubble) this.forget(this.bubble.step);
    this.bubble = next;
    this.isRead = false;
    this.turn = null;
  }

  /** Whoever has made a move has gone on, also from what still holds. */
  private isCurrent(step: Step): boolean {
    return this.holds(step) && (this.turn ?? this.scene.ply) === this.scene.ply;
  }

  private next(): Bubble | null {
    const fitting = this.steps.filter((step) => this.isNew(step) && (this.holds(step) || step.id in this.later));
    const step = fitting.find((each) => each !== this.bubble?.step);
    return step ? { step, facts: this.later[step.id] ?? this.about(step).facts } : null;
  }

  private remember(): void {
    const happened = this.steps.filter((step) => step.isPast && this.isNew(step) && this.holds(step));
    for (const step of happened) this.later[step.id] = this.about(step).facts;
  }

  private forget(step: Step): void {
    this.seen.push(step.id);
    delete this.later[step.id];
    this.keep();
  }

  private keep(): void {
    keep(this.scene.table, { seen: this.seen, isQuiet: this.isQuiet });
  }

  private isNew = (step: Step): boolean => !this.seen.includes(step.id);
  private holds = (step: Step): boolean => step.when(this.scene);
  private about = (step: Step): Bubble => ({ step, facts: step.facts?.(this.scene) ?? {} });
}
