"""Feature encoders: each function writes numbers from index `at` on and returns the index after them."""

from typing import Any

from .compiled import rule

LARGEST = 30  # larger amounts are clipped


@rule
def flag(out: Any, at: int, is_so: bool) -> int:
    out[at] = 1 if is_so else 0
    return at + 1


@rule
def amount(out: Any, at: int, value: int) -> int:
    """Write a number, clipped to ±LARGEST."""
    out[at] = max(-LARGEST, min(int(value), LARGEST))
    return at + 1


@rule
def one_hot(out: Any, at: int, value: int, size: int) -> int:
    """Write a 1 at the index of the value; only zeros if it is outside 0 … size-1."""
    for place in range(size):
        out[at + place] = 1 if value == place else 0
    return at + size


@rule
def thermometer(out: Any, at: int, value: int, size: int) -> int:
    """Write `value` ones, then zeros: each number means "at least this many", so a network need not learn the threshold."""
    for place in range(size):
        out[at + place] = 1 if value > place else 0
    return at + size


@rule
def bits_of(out: Any, at: int, bits: int, size: int) -> int:
    for place in range(size):
        out[at + place] = bits >> place & 1
    return at + size


@rule
def zeros(out: Any, at: int, size: int) -> int:
    """Write zeros, for a seat that is not at the table."""
    for place in range(size):
        out[at + place] = 0
    return at + size


@rule
def seat_after(state: Any, seat: int, steps: int) -> int:
    """Return the seat this many steps clockwise; fewer steps than players."""
    seat = int(seat) + steps
    return seat if seat < state.players else seat - int(state.players)


@rule
def steps_between(state: Any, seat: int, other: int) -> int:
    """Return the number of steps clockwise from one seat to the other."""
    steps = other - seat
    return steps if steps >= 0 else steps + int(state.players)


@rule
def no_features(state: Any, out: Any) -> None:
    """Write nothing, for a game without decisions."""
