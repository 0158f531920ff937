"""A casual player's policy for Kuhn poker: never bluffs. Numbers are paragraphs of rules.md."""

from katzentisch.games import Moves, rule

from ..state import ANSWERING, BET, CALL, CHECK, FOLD, JACK, KING, KuhnState


@rule
def choose(state: KuhnState, moves: Moves, count: int, rng: int) -> int:
    """2.1, 2.2: bets only with the king. 2.3: calls with anything but the jack."""
    card = state.cards[state.turn]
    if state.phase == ANSWERING:
        return FOLD if card == JACK else CALL
    return BET if card == KING else CHECK
