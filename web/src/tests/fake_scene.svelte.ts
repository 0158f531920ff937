import type { AnyView } from "../messages";
import type { Scene } from "../table/scene";

/** What a board is given; tests change it and read what was sent. */
export class FakeScene {
  table = "t";
  options = {};
  view = $state.raw<AnyView>(null!);
  legal = $state.raw<string[]>([]);
  orders = $state.raw<string[]>([]);
  ply = $state(0);
  events = [];
  sending = $state<string | null>(null);
  hint = $state<string | null>(null);
  clock = null;
  order = $state<string | null>(null);
  hands = null;
  readonly sent: string[] = [];
  readonly asked: string[] = [];

  constructor(view: AnyView, legal: string[] = [], changes: Partial<Scene> = {}) {
    Object.assign(this, { view, legal, ...changes });
  }
  get game(): string {
    return this.view.game;
  }
  get players() {
    const names = ["Anna", "Ben", "Cem"].slice(0, this.view.players);
    return names.map((name, seat) => ({ name, isBot: false, isAway: false, isMe: seat === 0, warned: null }));
  }
  async send(move: string): Promise<void> {
    this.sent.push(move);
  }
  async why(move: string): Promise<string> {
    this.asked.push(move);
    return "Because.";
  }
  async setOrder(order: string | null): Promise<void> {
    this.order = order;
  }
}

/** As boards want it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a board knows the view of its own game
export const asScene = (fake: FakeScene): any => fake;
