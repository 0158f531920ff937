import { complain } from "../../notices.svelte";
import type { Film } from "./film.svelte";

const SPAN = 1600; // milliseconds of a frame at simple speed

export const SPEEDS = [0.5, 1, 2, 4];

/** Lets a film run. */
export class Player {
  isOn = $state(false);
  speed = $state(1);

  constructor(private readonly film: () => Film) {
    $effect(() => this.run());
  }

  /** At the end it begins anew. */
  toggle(): void {
    if (!this.isOn && this.film().at === this.film().last) this.film().go(0).catch(complain);
    this.isOn = !this.isOn;
  }

  private run(): (() => void) | undefined {
    const film = this.film();
    if (!this.isOn) return;
    if (film.at === film.last) {
      this.isOn = false;
      return;
    }
    const isHere = film.shown?.at === film.at;
    const timer = setTimeout(() => isHere && film.go(film.at + 1).catch(complain), SPAN / this.speed);
    return () => clearTimeout(timer);
  }
}
