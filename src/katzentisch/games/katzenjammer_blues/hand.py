"""A hand of Katzenjammer Blues: what it can pay, and what everyone can infer about it."""

from ..arrays import Int8s
from ..compiled import rule
from .state import DIFFERENT, JOKER, VALUES, BluesState


@rule
def values_held(hand: Int8s) -> int:
    """1.1: the values in a hand, without jokers, as a set with one bit each."""
    values = 0
    for value in range(VALUES):
        values |= (1 if hand[value] > 0 else 0) << value
    return values


@rule
def values_in(values: int) -> int:
    """2.2: the number of different values in a set."""
    return (values & 1) + (values >> 1 & 1) + (values >> 2 & 1) + (values >> 3 & 1) + (values >> 4)


@rule
def can_reach(hand: Int8s, cards: int, value: int) -> bool:
    """2.2: whether a hand can pay a bid; a joker stands for any value, in "different" for one not yet in it."""
    if value == DIFFERENT:
        return bool(values_in(values_held(hand)) + hand[JOKER] >= cards)
    return bool(hand[value] + hand[JOKER] >= cards)


@rule
def can_pay_equal(hand: Int8s, cards: int, value: int, jokers: int) -> bool:
    """2.4: `cards` cards of a value, `jokers` of them jokers."""
    return bool(jokers <= cards and jokers <= hand[JOKER] and cards - jokers <= hand[value])


@rule
def can_pay_different(held: int, jokers: int, cards: int, values: int) -> bool:
    """2.4: one card of each value in the set, the rest jokers."""
    return values & ~held == 0 and 0 <= cards - values_in(values) <= jokers


@rule
def note_bid(state: BluesState, seat: int, cards: int, value: int) -> None:
    """2.2: a hand can pay its bid, so a bid proves what the hand has at least."""
    if value == DIFFERENT:
        state.different[seat] = max(int(state.different[seat]), cards)
    else:
        state.equal[seat, value] = max(int(state.equal[seat, value]), cards)


@rule
def add_seen_card(state: BluesState, seat: int, kind: int) -> None:
    """2.4: add a card that everyone has seen to a hand."""
    state.hands[seat, kind] += 1
    state.sizes[seat] += 1
    state.known[seat, kind] += 1
    if kind == JOKER:
        state.different[seat] += 1
        for value in range(VALUES):
            state.equal[seat, value] += 1
    else:
        state.equal[seat, kind] += 1


@rule
def remove_seen_cards(state: BluesState, seat: int, kind: int, count: int) -> None:
    """2.4, 2.5: remove cards that everyone sees; what the hand is known to have at least shrinks by those that can be part of it."""
    state.hands[seat, kind] -= count
    state.sizes[seat] -= count
    state.known[seat, kind] = max(0, int(state.known[seat, kind]) - count)
    if kind == JOKER:
        state.different[seat] = max(0, int(state.different[seat]) - count)
        for value in range(VALUES):
            state.equal[seat, value] = max(0, int(state.equal[seat, value]) - count)
    elif count > 0:
        state.different[seat] = max(0, int(state.different[seat]) - 1)
        state.equal[seat, kind] = max(0, int(state.equal[seat, kind]) - count)
