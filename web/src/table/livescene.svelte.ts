import { DONE_ANSWERS } from "../games";
import type { AnyView, ClockState, HintResult } from "../messages";
import { Problem } from "../net/api";
import type { Reaction } from "../reactions/faces";
import type { Eyes, Table } from "./table.svelte";
import type { Player, Scene } from "./scene";
import { captionOf } from "./stage";

const isDone = (trouble: unknown): boolean =>
  trouble instanceof Problem && Boolean(DONE_ANSWERS.move?.includes(trouble.code));

/** The scene of one pair of eyes at a live table. */
export class LiveScene implements Scene {
  sending = $state<string | null>(null);
  /** Whether the moves are being evaluated. */
  isEvaluating = $state(false);
  private hinted = $state.raw<HintResult | null>(null);

  constructor(
    readonly at: Table,
    readonly seat: number | null,
  ) {}

  private look(): Eyes {
    return this.at.eyes.find((each) => each.seat === this.seat) ?? this.at.eyes[0]!;
  }

  get table(): string {
    return this.at.id;
  }
  get game(): string {
    return this.at.state!.choices.game;
  }
  get options(): Record<string, string | number> {
    return this.at.state!.choices.options ?? {};
  }
  get view(): AnyView {
    return this.look().view!;
  }
  /** Nothing while a bot plays for the viewer: first they come back. */
  get legal(): string[] {
    const isAway = this.seat !== null && this.at.state!.seats[this.seat]?.away;
    return isAway ? [] : this.look().legal;
  }
  get isForced(): boolean {
    return this.look().isForced;
  }
  get ply(): number {
    return this.look().ply;
  }
  get events() {
    return this.look().events;
  }
  get fresh() {
    return this.look().fresh;
  }
  get stage(): string | null {
    return this.at.presentation.stage?.name ?? null;
  }
  get caption(): string | null {
    const { stage } = this.at.presentation;
    return stage && captionOf(stage, this.at.names, this.at.viewer);
  }
  get lastLine(): string | null {
    return this.at.lines.findLast(({ kind }) => kind === "game")?.text() ?? null;
  }
  /** In this device's time. */
  get clock(): ClockState | null {
    const { clock } = this.look();
    const { drift } = this.at;
    return clock && { ...clock, deadline: clock.deadline - drift, warning: clock.warning - drift };
  }
  get order(): string | null {
    return this.look().order;
  }
  get orders(): string[] {
    return this.look().orders;
  }
  /** The answer to the last question about this decision. Everything that is shown of a hint comes from it. */
  get hints(): HintResult | null {
    return this.hinted?.ply === this.ply ? this.hinted : null;
  }
  get hint(): string | null {
    return this.hints?.moves[0]?.move ?? null;
  }
  readonly hands = null;

  get players(): Player[] {
    const mine = this.at.seats;
    return this.at.state!.seats.map(({ holder, away, warned }, seat) => ({
      name: holder?.name ?? "–",
      isBot: holder?.kind === "bot",
      isAway: away ?? false,
      isOffline: holder?.kind === "person" && !away && this.at.isOffline(holder.guest),
      isMe: mine.includes(seat),
      warned: warned ?? null,
      reaction: this.at.reactions.bySeat[seat],
    }));
  }

  /** Resolves once the server has it; until then nothing else can be sent. */
  async send(move: string): Promise<void> {
    if (this.sending !== null || this.seat === null) return;
    this.sending = move;
    const { isForced } = this;
    try {
      await this.at.connection.ask({ type: "move", seat: this.seat, ply: this.ply, move });
    } catch (trouble) {
      if (!isForced || !isDone(trouble)) throw trouble; // the server was faster: it makes forced moves
    } finally {
      this.sending = null;
    }
  }

  async why(move: string): Promise<string> {
    const answer = await this.at.connection.ask({ type: "explain", seat: this.seat!, move });
    return answer.type === "explanation" ? (answer.text ?? "") : "";
  }

  /** Only where there is somebody else to see it, and the chat is on. */
  get react(): ((reaction: Reaction) => Promise<void>) | null {
    const { seat, at } = this;
    if (seat === null || !at.state!.chat || at.people.length + at.more < 2) return null;
    return async (reaction) => void (await at.connection.ask({ type: "react", seat, reaction }));
  }

  async setOrder(order: string | null): Promise<void> {
    await this.at.connection.ask({ type: "order", seat: this.seat!, order });
  }

  /** Asks how the best moves do, and perhaps another. */
  async askHint(move: string | null = null): Promise<void> {
    if (this.isEvaluating) return;
    this.isEvaluating = true;
    try {
      this.hinted = (await this.at.connection.ask({ type: "hint", seat: this.seat!, move })) as HintResult;
    } finally {
      this.isEvaluating = false;
    }
  }
}
