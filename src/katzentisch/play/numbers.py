"""Whole numbers as callers give them: Python's and NumPy's alike, but neither truth values nor anything that only looks like a number."""

from operator import index
from typing import Any

from ..words import Said

LONGEST_SHOWN = 80  # characters
MOST_SHOWN = 10**40


def whole(value: Any) -> int | None:
    """The number as Python's own; None for anything that is no whole number."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def whole_within(value: Any, least: int, most: int) -> int | None:
    number = whole(value)
    return number if number is not None and least <= number <= most else None


def shown(value: Any) -> Any:
    """What was given instead of a number, so that "4" and 4 can be told apart."""
    if isinstance(value, str):
        return Said("value-string", {"value": value[:LONGEST_SHOWN]})
    number = whole(value)
    if number is None:
        return Said("value-type", {"type": type(value).__name__})
    return str(number) if abs(number) < MOST_SHOWN else Said("value-huge")
