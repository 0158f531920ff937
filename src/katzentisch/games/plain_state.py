"""States in plain Python: numbers, tuples of them, tuples of rows. Reading a field is fifty times as fast as from a NumPy record."""

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np

from .compiled import rebind
from .state import S

F = TypeVar("F", bound=Callable[..., Any])


class PlainState:
    """A state as bytes. A field is read from them when it is first needed, because most views and events need few fields."""

    _fields: ClassVar[tuple[str, ...]]

    def __init__(self, data: bytes | bytearray) -> None:
        self._data = data

    def _asdict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._fields}

    def _replace(self, **fields: Any) -> Self:
        """Return the same state with other values of some fields."""
        twin = type(self)(self._data)
        vars(twin).update(vars(self), **fields)
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._asdict() == other._asdict()

    __hash__ = None  # type: ignore[assignment]


class Field:
    """Reads one field, and sets it as an attribute of the state, which is found first from then on."""

    __slots__ = ("name", "read")

    def __init__(self, name: str, read: Callable[[Any], Any]) -> None:
        self.name, self.read = name, read

    def __get__(self, state: PlainState, _owner: type) -> Any:
        value = state.__dict__[self.name] = self.read(state._data)
        return value


@cache
def plain_reader(state: np.dtype[np.record]) -> Callable[[bytes | bytearray], Any]:
    """Return a function that turns the bytes of such a state into an object with its fields."""
    names = state.names or ()
    fields = {name: Field(name, field_reader(state[name], cast(Any, state.fields)[name][1])) for name in names}
    return type("plain", (PlainState,), {"_fields": names, **fields})


def field_reader(field: np.dtype[Any], start: int) -> Callable[[Any], Any]:
    """Return a function that reads a field, which begins at byte `start`."""
    *rows, width = field.shape or (1,)
    if rows:
        read_rows = Struct(f"{width}{field.base.char}").iter_unpack
        return lambda data: tuple(read_rows(data[start : start + field.itemsize]))
    read = Struct(f"{width}{field.base.char}").unpack_from
    return (lambda data: read(data, start)) if field.shape else (lambda data: read(data, start)[0])


def with_fields(state: S, **fields: int | tuple[int, ...]) -> S:
    """Return a plain state with other values of some fields."""
    return cast(S, cast(Any, state)._replace(**fields))


def interpreted(rule: F) -> F:
    """Return the rule for states in plain Python: neither the rule nor what it calls is compiled."""
    lines: Any = getattr(rule, "py_func", rule)
    named = {name: lines.__globals__.get(name) for name in lines.__code__.co_names}
    rules = {name: interpreted(each) for name, each in named.items() if hasattr(each, "sources")}
    return cast(F, rebind(lines, "plain", **rules))
