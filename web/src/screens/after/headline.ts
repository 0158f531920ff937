import { enumerated, say } from "../../words/words.svelte";

interface Outcome {
  ranks: number[];
  names: string[];
  /** The one seat of this device; null where it has none or several. */
  me: number | null;
  what: "game" | "series";
}

/** Who won, in one sentence. */
export function headline({ ranks, names, me, what }: Outcome): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat]!);
  const isMine = others.length < winners.length;
  if (winners.length === 1)
    return isMine ? say("after-won-me", { what }) : say("after-won-one", { name: others[0], what });
  return say(isMine ? "after-won-shared-me" : "after-won-shared", { names: enumerated(others), what });
}

/** How it went for whoever did not win. */
export function consolation({ ranks, me }: Outcome): string | null {
  const rank = me === null ? 1 : ranks[me]!;
  return rank === 1 ? null : say("after-my-place", { rank, place: rank === Math.max(...ranks) ? "last" : "middle" });
}
