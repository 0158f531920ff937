"""Feature encoders: each function writes numbers from index `at` on and returns the index after them.

Loops write to a slice: for indices that begin at 0, compiled code need not check for negative ones.
"""

from .arrays import Features
from .compiled import rule
from .state import CommonState

LARGEST = 30  # larger amounts are clipped


@rule
def flag(out: Features, at: int, is_so: bool) -> int:
    """Write 1 or 0."""
    out[at] = 1 if is_so else 0
    return at + 1


@rule
def amount(out: Features, at: int, value: int) -> int:
    """Write a number, clipped to ±LARGEST."""
    out[at] = max(-LARGEST, min(int(value), LARGEST))
    return at + 1


@rule
def one_hot(out: Features, at: int, value: int, size: int) -> int:
    """Write a 1 at the index of the value; only zeros if it is outside 0 … size-1."""
    part = out[at : at + size]
    for place in range(size):
        part[place] = 1 if value == place else 0
    return at + size


@rule
def thermometer(out: Features, at: int, value: int, size: int) -> int:
    """Write `value` ones, then zeros: each number means "at least this many", so a network need not learn the threshold."""
    part = out[at : at + size]
    for place in range(size):
        part[place] = 1 if value > place else 0
    return at + size


@rule
def bits_of(out: Features, at: int, bits: int, size: int) -> int:
    """Write the lowest bits of a bit set, one each."""
    part = out[at : at + size]
    for place in range(size):
        part[place] = bits >> place & 1
    return at + size


@rule
def zeros(out: Features, at: int, size: int) -> int:
    """Write zeros, for a seat that is not at the table."""
    part = out[at : at + size]
    for place in range(size):
        part[place] = 0
    return at + size


@rule
def seat_after(state: CommonState, seat: int, steps: int) -> int:
    """Return the seat this many steps clockwise; fewer steps than players."""
    seat = int(seat) + steps
    return seat if seat < state.players else seat - int(state.players)


@rule
def steps_between(state: CommonState, seat: int, other: int) -> int:
    """Return the number of steps clockwise from one seat to the other."""
    steps = other - seat
    return steps if steps >= 0 else steps + int(state.players)


@rule
def no_features(state: CommonState, out: Features) -> None:
    """Write nothing, for a game that declares no features."""
