import type { KatzeSeatView, KatzeView } from "../../messages";

const SEAT: KatzeSeatView = { cards: 9, mice: null, bid: null, passed: false, played: [], won: [], points: 0 };
const MOUSE_CARDS: Record<number, number[]> = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

/** A view for tests: the start of the first round as seat 0 sees it, with some changes. */
export function sampleView(players: number, changes: Partial<KatzeView> = {}): KatzeView {
  return {
    game: "katze_im_sack",
    viewer: 0,
    players,
    turn: 0,
    phase: "laying",
    end: null,
    scores: null,
    ranks: null,
    seats: Array.from({ length: players }, (_, seat) => ({ ...SEAT, mice: seat === 0 ? 15 : null })),
    hand: ["-8", "0", "3", "5", "8", "11", "15", "d", "D"],
    removed: "-5",
    row: players === 3 ? [{ seat: null, card: null, is_up: false }] : [],
    places: players === 3 ? [null, 0, 1, 2] : Array.from({ length: players }, (_, seat) => seat),
    mouse_cards: MOUSE_CARDS[players]!.map((mice) => ({ mice, is_taken: false, is_next: false })),
    is_filled: true,
    pass_reward: 0,
    bank: 12,
    start: 0,
    high: null,
    high_bidder: null,
    round: 1,
    rounds: 9,
    dummy: players === 3 ? [] : null,
    ...changes,
  };
}

/** The same view with one seat changed. */
export function withSeat(view: KatzeView, seat: number, change: Partial<KatzeSeatView>): KatzeView {
  return { ...view, seats: view.seats.map((each, number) => (number === seat ? { ...each, ...change } : each)) };
}
