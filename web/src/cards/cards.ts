import type { GameId } from "../messages";
import { say } from "../words/words.svelte";

const KINDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop"];

/** The distinct cards of each game, in the notation of its rules. */
export const DECKS: Record<GameId, string[]> = {
  katzenjammer_blues: ["1", "2", "3", "4", "5", "J"],
  katze_im_sack: ["-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D"],
  maus_pass_auf: ["K", "C", "1", "2", "3"],
  mau_mau: [...[..."gbry"].flatMap((colour) => KINDS.map((kind) => colour + kind)), "wild"],
};

/** The name of a card, its value first; null is a face-down card. */
export function cardName(game: GameId, card: string | null): string {
  if (card === null) return say("card-back");
  if (game === "mau_mau") return mauMauName(card);
  if (game === "maus_pass_auf") return say(`maus_pass_auf-card-${card}`);
  return say(`card-${game}-${card}`);
}

function mauMauName(card: string): string {
  if (card === "wild") return say("mau_mau-card-wild");
  const [colour, kind] = [say(`mau_mau-colour-${card[0]}`), card.slice(1)];
  const digit = Number(kind);
  if (kind.startsWith("+")) return say(`mau_mau-card-take-${digit}`, { colour });
  return digit ? say("mau_mau-card-digit", { colour, digit }) : say(`mau_mau-card-${kind}`, { colour });
}
