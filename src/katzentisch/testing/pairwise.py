"""A small set of combinations in which every two values of different factors occur together."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

Value = TypeVar("Value")
Place = tuple[int, int]  # a factor and the number of its value
Pair = frozenset[Place]  # of two factors; of one only, so that a lone factor gets all its values too


def pairwise(factors: Sequence[Sequence[Value]]) -> list[tuple[Value, ...]]:
    """Return combinations that cover every pair of values; the first has the first value of each factor.

    Examples
    --------
    >>> pairwise([["a", "b"], [1, 2], [True, False]])
    [('a', 1, True), ('a', 2, False), ('b', 1, False), ('b', 2, True)]
    """
    places = [[(factor, number) for number in range(len(values))] for factor, values in enumerate(factors)]
    row = [values[0] for values in places]
    rows, missing = [row], all_pairs(places) - pairs_of(row)
    while missing:
        row = row_with(min(missing, key=sorted), places, missing)
        rows, missing = [*rows, row], missing - pairs_of(row)
    return [tuple(factors[factor][number] for factor, number in row) for row in rows]


def all_pairs(places: Sequence[Sequence[Place]]) -> set[Pair]:
    lone = {frozenset([place]) for values in places for place in values}
    return lone | {frozenset([one, two]) for first, second in combinations(places, 2) for one in first for two in second}


def pairs_of(row: Sequence[Place]) -> set[Pair]:
    return {frozenset([place]) for place in row} | {frozenset(pair) for pair in combinations(row, 2)}


def row_with(pair: Pair, places: Sequence[Sequence[Place]], missing: set[Pair]) -> list[Place]:
    """Build a row that covers this pair; every other factor gets the value that covers most of what is missing."""
    row = sorted(pair)
    for factor, values in enumerate(places):
        if factor not in dict(row):
            row.append(max(values, key=lambda place: sum(frozenset([place, other]) in missing for other in row)))
    return sorted(row)
