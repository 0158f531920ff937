import type { AnyRequest, Holder, Person, TableState } from "../messages";
import type { Line } from "../table/log";
import type { Eyes, Table } from "../table/table.svelte";

export const person = (name: string): Person => ({ kind: "person", guest: name.toLowerCase(), name });
export const bot = (name: string, kind = "level2"): Holder => ({ kind: "bot", bot: kind, name });

/** A table without a server: it notes what is asked of it, and refuses if told to. */
export class FakeTable {
  id = "table1";
  invite = null;
  state = $state.raw<TableState | null>(null);
  me = $state.raw<Person | null>(null);
  people = $state.raw<Person[]>([]);
  more = 0;
  muted = $state.raw<string[]>([]);
  eyes = $state.raw<Eyes[]>([]);
  lines = $state.raw<Line[]>([]);
  deal = null;
  drift = 0;
  patience = 0;
  waitingSince = $state<number | null>(null);
  readonly presentation = { stage: null, endedAt: 0, hold() {}, release() {}, skip() {} };
  readonly asked: Omit<AnyRequest, "id">[] = [];
  refusal: Error | null = null;
  readonly connection = {
    status: "open",
    ask: async (request: Omit<AnyRequest, "id">) => {
      this.asked.push(request);
      if (this.refusal) throw this.refusal;
    },
  };

  constructor(holders: (Holder | null)[], me: string, facts: Partial<TableState> = {}) {
    this.me = person(me);
    this.state = {
      id: this.id,
      choices: { game: "mau_mau", players: holders.length },
      invite: null,
      status: "open",
      host: person("Ida"),
      seats: holders.map((holder) => ({ holder })),
      finished: [],
      totals: holders.map(() => 0),
      ranks: holders.map(() => 1),
      chat: true,
      ...facts,
    };
  }
  get seats(): number[] {
    const isMine = (holder: Holder | null) => holder?.kind === "person" && holder.guest === this.me!.guest;
    return this.state!.seats.flatMap(({ holder }, seat) => (isMine(holder) ? [seat] : []));
  }
  get viewer(): number | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }
  get names(): string[] {
    return this.state!.seats.map(({ holder }) => holder?.name ?? "–");
  }
  get isHost(): boolean {
    return this.state!.host.guest === this.me!.guest;
  }
  isOffline(guest: string): boolean {
    return this.people.length > 0 && !this.people.some((each) => each.guest === guest);
  }
  /** As components want it. */
  get table(): Table {
    return this as unknown as Table;
  }
}
