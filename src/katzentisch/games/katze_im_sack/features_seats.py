"""What a seat of Katze im Sack knows of each seat, as numbers for a network. Numbers like 2.3 are paragraphs of its rules."""

from typing import Any

from ..coding import amount, bits_of, flag, one_of, steps_between, up_to
from ..compiled import rule
from .rounds import points
from .row import has_dummy, owner
from .state import DUMMY, FEWEST, LAYING, MOUSE_CARDS, NO_CARD, SET, WHOLE_SET

CARD = 24  # features of a set and its card in the row
SEAT = 21 + CARD  # features of one seat


@rule
def wage(state: Any, later: int) -> int:
    """2.3: what passing pays now, or after so many others; 4.1: nothing where the mouse cards were not filled."""
    card = int(state.passes) + later
    if state.phase == LAYING or not state.filled or card + 1 >= state.players:
        return 0
    return int(MOUSE_CARDS[state.players - FEWEST, card])


@rule
def seat_features(state: Any, me: int, seat: int, mine: int, out: Any, at: int) -> int:
    """2.2, 2.3: what it can and does bid; 4.2: how far its points are ahead of the own ones."""
    mice = int(state.mice[seat])
    at = card_features(state, me, seat, out, at)
    at = flag(out, at, True)
    at = flag(out, at, state.start == seat)
    at = flag(out, at, state.bidder == seat)
    at = flag(out, at, int(state.passed) >> seat & 1 != 0)
    at = amount(out, at, state.bids[seat])
    at = up_to(out, at, mice // 4, 7)
    at = amount(out, at, mice - int(state.high))
    at = up_to(out, at, (points(state, seat) + mice - mine + 18) // 6, 6)
    at = amount(out, at, (points(state, seat) + mice - mine) // 2)
    return amount(out, at, points(state, seat) // 2)


@rule
def card_features(state: Any, me: int, seat: int, out: Any, at: int) -> int:
    """1.4: the cards of a set that were not turned up yet; 2.3: the one in the row, and how long it stays face down."""
    place = place_of(state, seat)
    at = bits_of(out, at, WHOLE_SET & ~int(state.played[seat]), SET)
    at = one_of(out, at, known_card(state, me, place), SET)
    return up_to(out, at, place + 1 - int(state.turned), 4)


@rule
def place_of(state: Any, seat: int) -> int:
    """2.1: where the card of a set lies, or will."""
    if not has_dummy(state):
        return steps_between(state, int(state.start), seat)
    return 0 if seat == DUMMY else 1 + steps_between(state, int(state.start), seat)


@rule
def known_card(state: Any, me: int, place: int) -> int:
    """1.6: what is turned up, and the own card; NO_CARD also where nothing lies yet."""
    if place < state.turned or (place < state.laid and owner(state, place) == me):
        return int(state.row[place])
    return NO_CARD
