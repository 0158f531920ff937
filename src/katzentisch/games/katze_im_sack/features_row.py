"""What the row of Katze im Sack looks like to a seat, as numbers for a network. Numbers like 2.3 are paragraphs of its rules."""

from typing import Any

import numpy as np

from ..coding import amount, up_to
from ..compiled import rule
from .features_seats import known_card, wage
from .row import owner, row_length
from .state import BIG_DOG, NO_CARD, RABBIT, RABBITS, SET, SMALL_DOG, SPARED, VALUES, WHOLE_SET

REGARD = np.array([-8, -5, 0, 3, 5, 8, 11, 15, 4, -4])  # a dog as if it were a cat: the small one seldom hurts, the big one takes the best
LOW = 10  # rows that are worse than that are all the same


@rule
def row_features(state: Any, me: int, out: Any, at: int) -> int:
    """How many of each card lie there, what they are worth, and what the row can be expected to be worth over its price."""
    cards = at
    for card in range(SET):
        out[cards + card] = 0
    hidden, hoped = 0, 0
    for place in range(row_length(state)):
        card = known_card(state, me, place)
        if card == NO_CARD:
            hidden += 1
            hoped += usual(state, owner(state, place))
        else:
            out[cards + card] += 1
    worth = worth_of(state, out, cards)
    at = up_to(out, cards + SET, hidden, 5)
    at = up_to(out, at, (worth + LOW) // 2, 20)
    at = amount(out, at, worth)
    at = up_to(out, at, (worth + hoped + LOW) // 2, 20)
    at = up_to(out, at, (worth + hoped - int(state.high) - wage(state, 0) + LOW) // 2, 18)
    return amount(out, at, worth + hoped)


@rule
def usual(state: Any, seat: int) -> int:
    """The mean of the cards of a set that were not turned up yet; one at least was removed for good (1.4)."""
    cards = WHOLE_SET & ~int(state.played[seat])
    total, number = 0, 0
    for card in range(SET):
        total += int(REGARD[card]) * (cards >> card & 1)
        number += cards >> card & 1
    return total // number


@rule
def worth_of(state: Any, out: Any, cards: int) -> int:
    """4.2, 3: of the known cards, without the one that a dog drives away if it stays alone."""
    worth, lowest, highest = 0, NO_CARD, NO_CARD
    for card in range(SMALL_DOG):
        worth += int(out[cards + card]) * int(VALUES[card])
        if out[cards + card] > 0 and (card != RABBIT or state.options[RABBITS] != SPARED):
            lowest = card if lowest == NO_CARD else lowest
            highest = card
    small, big = int(out[cards + SMALL_DOG]), int(out[cards + BIG_DOG])
    if highest == NO_CARD or small + big != 1:
        return worth
    return worth - int(VALUES[highest if big == 1 else lowest])
