"""Moves that make no sense in Katze im Sack, as a set with one bit each. Numbers are the paragraphs of rules/katze_im_sack.md.

A bid that can only lose is nonsense unless it is a bluff: other players may think that the row is worth more and bid higher.
"""

from katzentisch.games.arrays import Moves
from katzentisch.games.compiled import rule
from katzentisch.games.katze_im_sack.bots.rules import wage
from katzentisch.games.katze_im_sack.row import find_chased, is_dog, owner, row_length
from katzentisch.games.katze_im_sack.state import LAYING, NO_CARD, OFFER, PASS, VALUES, KatzeState

NAMES = (
    "bids although passing surely brings more",
    "passes although a bid surely brings more",
    "bids more than one mouse above the highest bid",
    "pays for a row that all see is worth less",
)
TACTICS = 1  # 2.3: rules of thumb may bluff
HIGHEST, LOWEST = 15, -8  # 1.1


@rule
def nonsense(state: KatzeState, moves: Moves, count: int, action: int) -> int:
    if state.phase == LAYING or count == 1:
        return 0
    price = int(state.high) + 1
    if action == PASS:
        return 2 if bound(state, -1) - price > passing_pays(state) else 0
    bid = action - PASS
    loses = bound(state, 1) - bid < passing_pays(state)
    is_open = state.turned == row_length(state)
    return (1 if loses else 0) | (4 if bid > price else 0) | (8 if loses and is_open else 0)


@rule
def passing_pays(state: KatzeState) -> int:
    """2.3; 2.5: nothing for the last player."""
    return 0 if state.phase == OFFER else wage(state)


@rule
def is_known(state: KatzeState, place: int) -> bool:
    """2.2, 1.6: face-up cards and the own one."""
    return place < state.turned or owner(state, place) == state.turn


@rule
def bound(state: KatzeState, sign: int) -> int:
    """3, 4.2: the points of the row at most (1) or at least (-1)."""
    points, chased, unknown = 0, 0, 0
    for place in range(row_length(state)):
        card = int(state.row[place])
        if not is_known(state, place):
            unknown += 1
        elif not is_dog(card):
            points += int(VALUES[card])
            chased = max(chased, -sign * int(VALUES[card]))
    if unknown == 0:
        place = find_chased(state)
        return points if place == NO_CARD else points - int(VALUES[state.row[place]])
    return points + sign * chased + unknown * (HIGHEST if sign > 0 else LOWEST)
