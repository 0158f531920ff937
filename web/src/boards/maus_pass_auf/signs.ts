import Bird from "@lucide/svelte/icons/bird";
import Fish from "@lucide/svelte/icons/fish";
import Rabbit from "@lucide/svelte/icons/rabbit";
import Snail from "@lucide/svelte/icons/snail";
import Squirrel from "@lucide/svelte/icons/squirrel";
import Turtle from "@lucide/svelte/icons/turtle";
import type { Component } from "svelte";

export interface SeatMark {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an icon of the set
  Animal: Component<any>;
  /** Dark enough for white on it. */
  colour: string;
}

// by seat: who can't read knows the own animal and colour
export const MARKS: SeatMark[] = [
  { Animal: Rabbit, colour: "#1f5fae" },
  { Animal: Turtle, colour: "#2a7339" },
  { Animal: Bird, colour: "#b0302a" },
  { Animal: Snail, colour: "#76399e" },
  { Animal: Fish, colour: "#9a4f05" },
  { Animal: Squirrel, colour: "#0f6c75" },
];

export const markOf = (seat: number): SeatMark => MARKS[seat % MARKS.length]!;
