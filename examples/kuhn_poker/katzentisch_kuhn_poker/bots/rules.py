"""The best policy for Kuhn poker: one of its equilibria. Numbers are paragraphs of rules.md.

Nobody can win against it in the long run: the second player gains at least 1/18 of a chip per game,
and the first player loses no more than that.
"""

from katzentisch.games import Moves, pick, rule

from ..state import ANSWERING, BET, CALL, CHECK, FOLD, JACK, KING, KuhnState


@rule
def choose(state: KuhnState, moves: Moves, count: int, rng: int) -> int:
    if state.phase == ANSWERING:
        return answer(state, pick(rng, 3))
    return open_betting(state, pick(rng, 3))


@rule
def open_betting(state: KuhnState, chance: int) -> int:
    """2.1, 2.2: bets with the king, and bluffs with one jack in three."""
    card = state.cards[state.turn]
    return BET if card == KING or (card == JACK and chance == 0) else CHECK


@rule
def answer(state: KuhnState, chance: int) -> int:
    """2.3: calls with the king, and with one queen in three as second player, two in three as first."""
    card = state.cards[state.turn]
    if card == KING:
        return CALL
    bluffs_to_call = 2 if state.turn == state.first else 1
    return FOLD if card == JACK or chance >= bluffs_to_call else CALL
