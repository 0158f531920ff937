"""A casual player's policy for Katze im Sack: adds up the row. Numbers are the paragraphs of rules/katze_im_sack.md.

It sees the dogs that it knows, but fears no others (3), ignores what a bid says about the bidder's card, and never bids for a row that it
doesn't want.
"""

from ...arrays import Moves
from ...compiled import rule
from ..state import LAYING, OFFER, PASS, SET, VALUES, KatzeState
from .beginner import points_seen
from .rules import card_to_lay, unknown, wage

AVERAGE = float(VALUES.sum()) / SET  # 1.1: of an unknown card


@rule
def choose(state: KatzeState, moves: Moves, count: int, rng: int) -> int:
    """2.1: the cards that matter most are laid last."""
    if count == 1:
        return int(moves[0])
    return card_to_lay(state, moves, count, rng) if state.phase == LAYING else bid(state)


@rule
def bid(state: KatzeState) -> int:
    """2.2: one more than the highest bid, if the row seems worth more than passing pays (2.3; 2.5: nothing for the last player)."""
    price = int(state.high) + 1
    gain = points_seen(state) + AVERAGE * unknown(state) - price
    return PASS + price if gain > (0 if state.phase == OFFER else wage(state)) else PASS
