import type { Scene } from "../table/scene";

/** Where a seat is at the table, from 0 to 1: left to right and top to bottom. */
export interface RingPlace {
  x: number;
  y: number;
}

const CORNERS = 0.6; // 1 is an ellipse, 0 a rectangle: seats move towards the corners, which leaves more room in the middle

const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** CORNERS;

/** The place of the seat that is `step` seats clockwise from the one at the bottom: first to the left, then along the top. */
export function ringPlace(step: number, players: number): RingPlace {
  const angle = (2 * Math.PI * step) / players;
  return { x: (1 - bend(Math.sin(angle))) / 2, y: (1 + bend(Math.cos(angle))) / 2 };
}

/** How many seats clockwise from the one at the bottom: the viewer's, or the first one for spectators. */
export function stepOf(scene: Scene, seat: number): number {
  const { viewer, players } = scene.view;
  return (seat - (viewer ?? 0) + players) % players;
}
