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

  /** At the end, starts again from the beginning. */
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

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" } as const;
export type Command = (typeof KEYS)[keyof typeof KEYS];

/** Fields and buttons keep the keys that they need themselves; an open sheet keeps all. */
export function commandOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Command | null {
  if (!(key in KEYS) || altKey || ctrlKey || metaKey || shiftKey) return null;
  const element = target as Element;
  const isReceipt = element.closest("dialog, select") !== null || element.matches("input:not([type=range])");
  const isNative = key === " " ? element.closest("button, a") !== null : element.matches("input");
  return isReceipt || isNative ? null : KEYS[key as keyof typeof KEYS];
}
