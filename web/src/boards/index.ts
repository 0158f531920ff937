import type { Component } from "svelte";
import type { GameId, Scene } from "../table/scene";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a board knows the view of its own game
type Board = Component<{ scene: Scene<any> }>;

const BOARDS: Record<GameId, () => Promise<{ default: Board }>> = {
  katzenjammer_blues: () => import("./katzenjammer_blues/Board.svelte"),
  katze_im_sack: () => import("./katze_im_sack/Board.svelte"),
  maus_pass_auf: () => import("./maus_pass_auf/Board.svelte"),
  mau_mau: () => import("./mau_mau/Board.svelte"),
};

/** Load the board of a game. */
export async function boardFor(game: GameId): Promise<Board> {
  return (await BOARDS[game]()).default;
}
