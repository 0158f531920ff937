import type { GameId } from "../messages";
import { learn } from "../words/words.svelte";
import { rulesOf } from "./rules";
import type { Section } from "./rules/section";

/** The sections of a game's rules, once their words are there as well. */
export async function loadRules(game: GameId): Promise<Section[]> {
  const [sections] = await Promise.all([rulesOf(game), learn("help")]);
  return sections;
}
