"""Sets of cards as bits: `one` and `two` of the state. Plain integers, so that the same code runs compiled, on a GPU and interpreted."""

from ..compiled import rule
from .state import COLOURED, PILE, WILD, WILD_COPIES, MauState


@rule
def count(bits: int) -> int:
    bits = int(bits)
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@rule
def first_of(bits: int) -> int:
    """Return the lowest kind of a set."""
    return count((bits & -bits) - 1)


@rule
def with_wild(bits: int) -> int:
    """Return the bit for one more Wild."""
    return ((bits >> WILD) + 1) << WILD


@rule
def put(state: MauState, place: int, kind: int) -> None:
    one = state.one[place]
    bit = with_wild(one) if kind == WILD else 1 << kind
    state.two[place] |= one & bit
    state.one[place] = one | bit


@rule
def remove(state: MauState, place: int, kind: int) -> None:
    """Remove a card: the second of its kind first, and the highest bit of the Wilds first."""
    one = state.one[place]
    wilds = one >> WILD
    bit = (wilds - (wilds >> 1)) << WILD if kind == WILD else 1 << kind
    second = state.two[place] & bit
    state.two[place] ^= second
    state.one[place] = one & ~(bit ^ second)


@rule
def copies(one: int, two: int, kind: int) -> int:
    if kind == WILD:
        return count(one >> WILD)
    return int(one >> kind & 1) + int(two >> kind & 1)


@rule
def is_more_than_top(state: MauState) -> bool:
    """5: whether the pile is more than its top card."""
    one = state.one[PILE]
    return bool(state.two[PILE] != 0 or one & (one - 1) != 0)


@rule
def other_ones(one: int, two: int) -> int:
    """Return `one` of all cards that are not in a set."""
    wilds = (1 << (WILD_COPIES - count(one >> WILD))) - 1
    return (~two & COLOURED) | wilds << WILD


@rule
def other_twos(one: int) -> int:
    return ~one & COLOURED
