import { myself } from "../../me.svelte";
import type { First } from "../../fair/receipt";
import type { TableSettings, Clock } from "../../messages";
import { isNameless } from "../../parts/NameForm.svelte";
import type { GameInfo } from "../../shapes";
import { say } from "../../words/words.svelte";
import { usualBot, usualPlayers } from "../start/new_table";
import { optionsFor, type Options } from "./options";

/** With whom: bots, friends elsewhere, or several people at this device. */
export type Company = "bots" | "friends" | "here";

/** What somebody has in mind with a new table. */
export class Plan {
  company = $state<Company>("bots");
  players = $state(4);
  games = $state(1);
  first = $state<First>("lot");
  bot = $state("");
  isPublic = $state(false);
  clock = $state<Clock["kind"]>("none");
  seconds = $state(30);
  reserve = $state(60);
  days = $state(2);
  spectators = $state(true);
  hints = $state(true);
  chat = $state(true);
  sharedDevices = $state(false);
  tempo = $state<NonNullable<TableSettings["tempo"]>>("normal");
  forcedMoves = $state(true);
  chosen = $state<Options>({});
  /** By seat, of those at this device. */
  names = $state<string[]>(isNameless() ? [] : [myself()!.name]);

  constructor(readonly line: GameInfo) {
    this.players = usualPlayers(line.id);
    this.bot = usualBot(line);
  }

  /** The settings of a table that is to be changed. */
  static of(line: GameInfo, choices: TableSettings): Plan {
    const plan = new Plan(line);
    const { clock = { kind: "none" } } = choices;
    Object.assign(plan, { company: "friends", chosen: choices.options ?? {}, clock: clock.kind });
    Object.assign(plan, { players: choices.players, games: choices.games ?? 1, first: choices.first ?? 0 });
    Object.assign(plan, { isPublic: choices.public ?? false, sharedDevices: choices.shared_devices ?? false });
    Object.assign(plan, { tempo: choices.tempo ?? "normal", forcedMoves: choices.forced_moves ?? false });
    for (const name of ["spectators", "hints", "chat"] as const) plan[name] = choices[name] ?? true;
    if (clock.kind === "seconds") Object.assign(plan, { seconds: clock.seconds, reserve: clock.reserve });
    if (clock.kind === "days") plan.days = clock.days;
    return plan;
  }

  get options(): Options {
    return optionsFor(this.line, this.players, this.chosen);
  }

  private get time(): Clock {
    if (this.clock === "seconds") return { kind: "seconds", seconds: this.seconds, reserve: this.reserve };
    return this.clock === "days" ? { kind: "days", days: this.days } : { kind: "none" };
  }

  /** People at this device, those who said no name by number. */
  get party(): string[] {
    return Array.from(
      { length: this.players },
      (_, seat) => this.names[seat]?.trim() || say("new-nameless", { number: seat + 1 }),
    );
  }

  /** Whom one may choose to begin, by seat; who sits down later has no name yet. */
  get beginners(): (string | null)[] {
    if (this.company === "here") return this.party;
    return Array.from({ length: this.players }, (_, seat) => (seat === 0 ? say("new-first-me") : null));
  }

  /** A name that two people at this device have said; the server knows more that look alike. */
  get twin(): string | null {
    if (this.company !== "here") return null;
    const plain = this.party.map((name) => name.normalize("NFKC").toLowerCase());
    return this.party.find((_, seat) => plain.indexOf(plain[seat]!) < seat) ?? null;
  }

  /** Clock and company only matter where others come from elsewhere. */
  get choices(): TableSettings {
    const { players, options, games, hints, tempo, forcedMoves } = this;
    const first = this.first === "lot" || this.first < players ? this.first : "lot";
    const table = { game: this.line.id, players, options, games, hints, first, tempo, forced_moves: forcedMoves };
    if (this.company === "bots") return { ...table, spectators: false, chat: false };
    if (this.company === "here") return { ...table, spectators: false, chat: false, shared_devices: true };
    return {
      ...table,
      public: this.isPublic,
      clock: this.time,
      spectators: this.spectators,
      chat: this.chat,
      shared_devices: this.sharedDevices,
    };
  }
}
