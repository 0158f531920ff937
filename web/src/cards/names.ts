import type { GameId } from "../messages";
import { say } from "../words/words.svelte";

/** What a card is called, its value first; null is a card that lies face down. */
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
