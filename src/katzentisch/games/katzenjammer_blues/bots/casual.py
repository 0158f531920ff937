"""A casual player's policy for Katzenjammer Blues: values a row by the hand it makes. Numbers are the paragraphs of its rules.

It values a hand like the rule-based player, but ignores the fine for jokers and the end of the game.
"""

from ...arrays import Moves
from ...compiled import rule
from ..state import AUCTION, COPIES, PASS, BluesState
from .hand_value import Prospects, hand_of, is_hopeless
from .rules import fewest_jokers, is_thrifty, worth

TIME = 0.8  # 3.1: expects more rows, however small the deck
OTHERS_JOKERS = float(COPIES)  # 3.2: assumes that somebody else has most of them


@rule
def choose(state: BluesState, moves: Moves, count: int, rng: int) -> int:
    """Choose the move with the most valuable hand after it, of equal ones the first. 2.2: the lowest bid."""
    if state.phase == AUCTION and is_hopeless(state):
        return PASS
    ahead, hand = Prospects(TIME, int(state.mice_left), OTHERS_JOKERS), hand_of(state)
    best, most, jokers = int(moves[0]), -1e9, fewest_jokers(state, moves, count)
    for move in range(count):
        if not is_thrifty(state, moves, move, jokers):
            continue
        promised = worth(state, ahead, hand, int(moves[move]))
        if promised > most:
            best, most = int(moves[move]), promised
    return best
