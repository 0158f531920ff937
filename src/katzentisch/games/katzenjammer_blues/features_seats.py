"""What everybody knows of a seat in Katzenjammer Blues, as numbers for a network. Numbers like 2.2 are paragraphs of its rules."""

from typing import Any

from ..coding import amount, flag, one_of, up_to
from ..compiled import rule
from .state import JOKER, KINDS, NO_BID, VALUES, bid_cards, bid_value

SEAT = 32  # features of one seat


@rule
def seat_features(state: Any, seat: int, out: Any, at: int) -> int:
    """1.4: the own seat too: what the others know of it is worth knowing."""
    at = flag(out, at, True)
    at = flag(out, at, state.bandleader == seat)
    at = bid_features(state, seat, out, at)
    at = amount(out, at, state.mice[seat])
    at = amount(out, at, state.jokers[seat])
    at = amount(out, at, int(state.jokers[seat]) + int(state.known[seat, JOKER]))
    at = flag(out, at, has_most_jokers(state, seat))
    return memory_features(state, seat, out, at)


@rule
def bid_features(state: Any, seat: int, out: Any, at: int) -> int:
    """2.2: a bid tells what is in a hand, and what its owner can do without."""
    bid = int(state.bids[seat])
    at = flag(out, at, state.passed[seat] != 0)
    at = flag(out, at, bid != NO_BID and bid == state.high)
    at = up_to(out, at, 0 if bid == NO_BID else bid_cards(bid), 4)
    return one_of(out, at, -1 if bid == NO_BID else bid_value(bid) + 1, KINDS)


@rule
def has_most_jokers(state: Any, seat: int) -> bool:
    """3.2: whether it would lose 5 mice if the game ended with the jokers that all know of."""
    jokers = int(state.jokers[seat]) + int(state.known[seat, JOKER])
    for other in range(state.players):
        if int(state.jokers[other]) + int(state.known[other, JOKER]) > jokers:
            return False
    return jokers > 0


@rule
def memory_features(state: Any, seat: int, out: Any, at: int) -> int:
    """1.4, 2.2: how many cards, which of them all have seen, and what the bids proved."""
    free = int(state.sizes[seat])
    for kind in range(KINDS):
        free -= int(state.known[seat, kind])
        at = amount(out, at, state.known[seat, kind])
    for value in range(VALUES):
        at = amount(out, at, state.equal[seat, value])
    at = amount(out, at, state.different[seat])
    at = amount(out, at, state.sizes[seat])
    return amount(out, at, free)
