"""Integers as callers pass them: Python's and NumPy's, but neither booleans nor strings nor floats."""

from operator import index
from typing import SupportsIndex, cast

from ..words import Said

LONGEST_SHOWN = 80  # characters
MOST_SHOWN = 10**40


def as_int(value: object) -> int | None:
    """Return the value as a Python integer, or None if it is not an integer."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(cast(SupportsIndex, value))
    except TypeError:
        return None


def as_int_within(value: object, least: int, most: int) -> int | None:
    number = as_int(value)
    return number if number is not None and least <= number <= most else None


def describe_value(value: object) -> str | Said:
    """Describe a wrong value in an error, so that "4" and 4 look different."""
    if isinstance(value, str):
        return Said("value-string", {"value": value[:LONGEST_SHOWN]})
    number = as_int(value)
    if number is None:
        return Said("value-type", {"type": type(value).__name__})
    return str(number) if abs(number) < MOST_SHOWN else Said("value-huge")
