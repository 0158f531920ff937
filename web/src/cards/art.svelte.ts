import type { Component } from "svelte";
import type { GameId } from "../messages";

export type CardProps = {
  card: string | null;
  label?: string;
  /** The seat whose set the card belongs to, where sets have colours. */
  tint?: number;
};
type Art = Component<CardProps>;

const SOURCES: Record<GameId, () => Promise<{ default: Art }>> = {
  katzenjammer_blues: () => import("./katzenjammer_blues/Card.svelte"),
  katze_im_sack: () => import("./katze_im_sack/Card.svelte"),
  maus_pass_auf: () => import("./maus_pass_auf/Card.svelte"),
  mau_mau: () => import("./mau_mau/Card.svelte"),
};
const loaded = $state<Partial<Record<GameId, Art>>>({});

/** The game's cards, once they are there. */
export const artOf = (game: GameId): Art | undefined => loaded[game];

export async function loadArt(game: GameId): Promise<void> {
  loaded[game] ??= (await SOURCES[game]()).default;
}
