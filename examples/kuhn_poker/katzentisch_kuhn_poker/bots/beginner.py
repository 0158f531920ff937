"""A beginner's policy for Kuhn poker: wants to see the cards. Numbers are paragraphs of rules.md."""

from katzentisch.games import Moves, pick, rule

from ..state import ANSWERING, CALL, KuhnState


@rule
def choose(state: KuhnState, moves: Moves, count: int, rng: int) -> int:
    """2.1, 2.2: checks or bets by chance. 2.3: calls every bet."""
    return CALL if state.phase == ANSWERING else int(moves[pick(rng, count)])
