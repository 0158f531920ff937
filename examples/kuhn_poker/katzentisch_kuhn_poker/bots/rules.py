"""The best policy for Kuhn poker: one of its equilibria. Numbers are paragraphs of rules.md.

Nobody can win against it in the long run: the second player gains at least 1/18 of a chip per game,
and the first player loses no more than that.
"""

from katzentisch.games import Moves, pick, rule

from ..state import ANSWERING, BET, CALL, CHECK, FOLD, JACK, KING, QUEEN, KuhnState


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
    """2.3: calls with the king, and with two queens in three as first player, else one."""
    card = state.cards[state.turn]
    if card == KING:
        return CALL
    queens_in_three = 2 if state.turn == state.first else 1
    return CALL if card == QUEEN and chance < queens_in_three else FOLD
