"""A hand of Katzenjammer Blues: what it can pay, and what everybody can tell about it."""

from typing import Any

from ..compiled import rule
from .state import DIFFERENT, JOKER, VALUES


@rule
def values_held(hand: Any) -> int:
    """1.1: the values in a hand, jokers aside, as a set with one bit each."""
    values = 0
    for value in range(VALUES):
        values |= (1 if hand[value] > 0 else 0) << value
    return values


@rule
def values_in(values: int) -> int:
    """2.2: how many different values are in a set."""
    return (values & 1) + (values >> 1 & 1) + (values >> 2 & 1) + (values >> 3 & 1) + (values >> 4)


@rule
def can_reach(hand: Any, cards: int, value: int) -> bool:
    """2.2: a joker stands for any value; within "different" each for a value not yet in it."""
    if value == DIFFERENT:
        return bool(values_in(values_held(hand)) + hand[JOKER] >= cards)
    return bool(hand[value] + hand[JOKER] >= cards)


@rule
def can_pay_equal(hand: Any, cards: int, value: int, jokers: int) -> bool:
    """2.4: so many cards of a value, so many of them jokers."""
    return bool(jokers <= cards and jokers <= hand[JOKER] and cards - jokers <= hand[value])


@rule
def can_pay_different(held: int, jokers: int, cards: int, values: int) -> bool:
    """2.4: one card of each value of the set, the rest jokers."""
    return values & ~held == 0 and 0 <= cards - values_in(values) <= jokers


@rule
def prove(state: Any, seat: int, cards: int, value: int) -> None:
    """2.2: nobody may bid what the hand can't pay, so a bid tells what is in it at least."""
    if value == DIFFERENT:
        state.different[seat] = max(int(state.different[seat]), cards)
    else:
        state.equal[seat, value] = max(int(state.equal[seat, value]), cards)


@rule
def gain(state: Any, seat: int, kind: int) -> None:
    """2.4: a card that all have seen goes into a hand."""
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
def lose(state: Any, seat: int, kind: int, count: int) -> None:
    """Cards that all can see leave a hand: what it holds at least becomes less, as far as they can have been part of it."""
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
