"""States in plain Python: numbers, tuples of them, tuples of rows. Reading a field is fifty times as fast as from a NumPy record."""

from collections import namedtuple
from collections.abc import Callable, Iterable
from functools import cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar, cast

import numpy as np

from .compiled import rebind
from .state import S

F = TypeVar("F", bound=Callable[..., Any])


@cache
def plain_reader(state: np.dtype[np.record]) -> Callable[[bytes], Any]:
    """Return a function that turns the bytes of such a state into a named tuple of its fields."""
    names = state.names or ()
    types = [state[name] for name in names]
    numbers = Struct("".join(f"{prod(each.shape)}{each.base.char}" for each in types))
    rows, fields = (itemgetter(*places) for places in field_slices(each.shape for each in types))
    plain = namedtuple("plain", names)  # type: ignore[misc]
    return lambda data: plain._make(fields(rows(numbers.unpack(data))))


def field_slices(shapes: Iterable[tuple[int, ...]]) -> tuple[list[int | slice], list[int | slice]]:
    """Return the slice of each row among the numbers, and of each field among the rows. A scalar counts as a row."""
    rows: list[int | slice] = []
    fields: list[int | slice] = []
    start = 0
    for shape in shapes:
        *count, width = shape or (1,)
        ends = range(start + width, start + width * prod(count) + 1, width)
        fields.append(slice(len(rows), len(rows) + len(ends)) if count else len(rows))
        rows += [slice(end - width, end) if shape else start for end in ends]
        start = ends[-1]
    return rows, fields


def with_fields(state: S, **fields: int | tuple[int, ...]) -> S:
    """Return a plain state with other values of some fields."""
    return cast(S, cast(Any, state)._replace(**fields))


def interpreted(rule: F) -> F:
    """Return the rule for states in plain Python: neither the rule nor what it calls is compiled."""
    lines: Any = getattr(rule, "py_func", rule)
    named = {name: lines.__globals__.get(name) for name in lines.__code__.co_names}
    rules = {name: interpreted(each) for name, each in named.items() if hasattr(each, "sources")}
    return cast(F, rebind(lines, "plain", **rules))
