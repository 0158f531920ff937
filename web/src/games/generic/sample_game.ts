/** A game from elsewhere, for tests: two hands, a deck and a pile. */
import type { ZoneView } from "../../messages";
import type { Scene } from "../../table/scene";
import { add } from "../../words/words.svelte";

export const GAME = "tiny_game";

export function addWords(): void {
  add("en", [
    `tiny_game-name = Tiny game
tiny_game-about = A very small game.
tiny_game-zone-hand = Hand
tiny_game-zone-deck = Deck
tiny_game-card-K = king
tiny_game-move-play = Play { $first }
tiny_game-phase-playing = play a card
tiny_game-help-playing = Play any card.
tiny_game-end-out = no cards are left
tiny_game-event-played = { $you ->
    [1] You play { $card }{ $loud ->
        [1] , loudly
       *[other] {""}
    }.
   *[other] { $seat } plays { $card }.
}
tiny_game-rules =
    Everybody has cards.

    - Play one
      after the other.
    - The last one wins.`,
  ]);
  add("de", ["tiny_game-name = Winziges Spiel"]);
}

export const view = (changes: Partial<ZoneView> = {}): ZoneView => ({
  game: GAME,
  viewer: 0,
  players: 2,
  turn: 0,
  phase: "playing",
  end: null,
  scores: null,
  ranks: null,
  zones: [
    { name: "tiny_game-zone-hand", seat: 0, cards: ["K", "2"], hidden: 0 },
    { name: "tiny_game-zone-hand", seat: 1, cards: [], hidden: 3 },
    { name: "tiny_game-zone-deck", seat: null, cards: ["9"], hidden: 12 },
    { name: "tiny_game-zone-burnt_cards", seat: null, cards: [], hidden: 0 },
  ],
  ...changes,
});

const player = (name: string, isMe: boolean) => ({ name, isBot: !isMe, isAway: false, isMe, warned: null });

/** What the board is given, and the moves that it sent. */
export function sceneOf(changes: Partial<Scene> = {}): { scene: Scene; sent: string[] } {
  const sent: string[] = [];
  const scene = {
    table: "t",
    game: GAME,
    options: {},
    view: view(),
    players: [player("Anna", true), player("Ben", false)],
    legal: ["play K", "play 2", "draw"],
    ply: 0,
    events: [],
    sending: null,
    hint: null,
    clock: null,
    order: null,
    hands: null,
    send: async (move: string) => void sent.push(move),
    why: async () => "",
    setOrder: async () => {},
    ...changes,
  } as unknown as Scene;
  return { scene, sent };
}
