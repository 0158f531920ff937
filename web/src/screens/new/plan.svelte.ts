import { myself } from "../../me.svelte";
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
  chosen = $state<Options>({});
  /** By seat, of those at this device. */
  names = $state<string[]>(isNameless() ? [] : [myself()!.name]);

  constructor(readonly line: GameInfo) {
    this.players = usualPlayers(line.id);
    this.bot = usualBot(line);
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

  /** A name that two people at this device have said; the server knows more that look alike. */
  get twin(): string | null {
    if (this.company !== "here") return null;
    const plain = this.party.map((name) => name.normalize("NFKC").toLowerCase());
    return this.party.find((_, seat) => plain.indexOf(plain[seat]!) < seat) ?? null;
  }

  /** Clock and company only matter where others come from elsewhere. */
  get choices(): TableSettings {
    const { players, options, games, hints } = this;
    const table = { game: this.line.id, players, options, games, hints };
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
