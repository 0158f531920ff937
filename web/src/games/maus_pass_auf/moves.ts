import { say } from "../../words/words.svelte";

/** The only move. */
export const TURN = "turn";

/** A move in words: “flip a card”. */
export const moveNamed = (move: string): string => say(`maus_pass_auf-move-${move}`);
