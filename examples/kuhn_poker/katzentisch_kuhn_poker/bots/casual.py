"""A casual player's policy for Kuhn poker: never bluffs. Numbers are paragraphs of rules.md."""

from katzentisch.games import Moves, rule

from ..state import ANSWERING, BET, CALL, CHECK, FOLD, JACK, KuhnState


@rule
def choose(state: KuhnState, moves: Moves, count: int, rng: int) -> int:
    """2.1–2.3: with the jack, checks and folds; with a better card, bets and calls."""
    is_jack = state.cards[state.turn] == JACK
    if state.phase == ANSWERING:
        return FOLD if is_jack else CALL
    return CHECK if is_jack else BET
