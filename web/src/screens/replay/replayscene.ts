import type { Player, Scene } from "../../table/scene";
import type { Film } from "./film.svelte";

/** What a board sees of a film: all of it over, nothing to decide. */
export class ReplayScene implements Scene {
  readonly legal: string[] = [];
  readonly sending = null;
  readonly hint = null;
  readonly clock = null;
  readonly order = null;
  readonly players: Player[];

  constructor(private readonly film: Film) {
    const { names, bots } = film.record;
    this.players = names.map((name, seat) => ({
      name,
      isBot: bots[seat] !== null,
      isAway: false,
      isMe: false,
      warned: null,
    }));
  }

  get table() {
    return this.film.id;
  }
  get game() {
    return this.film.record.game;
  }
  get options() {
    return this.film.record.options;
  }
  get view() {
    return this.film.shown!.view;
  }
  get ply() {
    return this.film.shown!.at;
  }
  get events() {
    return this.film.shown!.events;
  }
  get hands() {
    return this.film.shown!.hands;
  }

  async send(): Promise<void> {}
  async why(): Promise<string> {
    return "";
  }
  async setOrder(): Promise<void> {}
}
