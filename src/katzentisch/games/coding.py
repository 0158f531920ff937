"""How the features of a game are written, one after the other: each function writes from `at` on and returns where the next ones begin."""

from typing import Any

from .compiled import rule

LARGEST = 30  # more than that is as good as that


@rule
def flag(out: Any, at: int, is_so: bool) -> int:
    out[at] = 1 if is_so else 0
    return at + 1


@rule
def amount(out: Any, at: int, value: int) -> int:
    """A plain number."""
    out[at] = max(-LARGEST, min(int(value), LARGEST))
    return at + 1


@rule
def one_of(out: Any, at: int, value: int, size: int) -> int:
    """A 1 in the place of the value; none where it is outside 0 … size-1."""
    for place in range(size):
        out[at + place] = 1 if value == place else 0
    return at + size


@rule
def up_to(out: Any, at: int, value: int, size: int) -> int:
    """So many 1s as the value says, size at most: what is 'at least three' is a step that no sum of weights has to find."""
    for place in range(size):
        out[at + place] = 1 if value > place else 0
    return at + size


@rule
def bits_of(out: Any, at: int, bits: int, size: int) -> int:
    for place in range(size):
        out[at + place] = bits >> place & 1
    return at + size


@rule
def nothing(out: Any, at: int, size: int) -> int:
    """For a seat that is not at the table."""
    for place in range(size):
        out[at + place] = 0
    return at + size


@rule
def seat_after(state: Any, seat: int, steps: int) -> int:
    """Clockwise; fewer steps than players."""
    seat = int(seat) + steps
    return seat if seat < state.players else seat - int(state.players)


@rule
def steps_between(state: Any, seat: int, other: int) -> int:
    """Clockwise from one seat to the other."""
    steps = other - seat
    return steps if steps >= 0 else steps + int(state.players)


@rule
def no_features(state: Any, out: Any) -> None:
    """For a game without decisions."""
