"""States in plain Python: numbers, tuples of them, tuples of rows. Reading a field is fifty times as fast as from a NumPy record."""

from collections.abc import Callable
from ctypes import Structure, c_char
from functools import cache
from struct import Struct
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np
from numpy.ctypeslib import as_ctypes_type

from .compiled import rebind
from .state import S

F = TypeVar("F", bound=Callable[..., Any])


class PlainState(Structure):
    """A state as bytes. Numbers are read in compiled code; a tuple is made when it is first needed, because most views and events need
    few of them."""

    _names: ClassVar[tuple[str, ...]]

    def _asdict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._names}

    def _replace(self, **fields: Any) -> Self:
        """Return the same state with other values of some fields."""
        twin = type(self).from_buffer_copy(self)
        vars(twin).update(vars(self))
        for name, value in fields.items():
            setattr(twin, name, value)
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._asdict() == cast(Self, other)._asdict()

    __hash__ = None  # type: ignore[assignment]


class TupleField:
    """Reads an array, which begins at byte `start`, and sets the tuple as an attribute of the state, which is found first from then on."""

    def __init__(self, name: str, type: np.dtype[Any], start: int) -> None:
        self.name, self.start, self.unpack = name, start, Struct(f"{type.shape[-1]}{type.base.char}").unpack_from

    def __get__(self, state: PlainState, _owner: type) -> Any:
        value = state.__dict__[self.name] = self.unpack(state, self.start)
        return value


class RowsField(TupleField):
    """Reads an array with several rows."""

    def __init__(self, name: str, type: np.dtype[Any], start: int) -> None:
        super().__init__(name, type, start)
        self.starts = range(start, start + type.itemsize, type.itemsize // type.shape[0])

    def __get__(self, state: PlainState, _owner: type) -> Any:
        value = state.__dict__[self.name] = tuple([self.unpack(state, start) for start in self.starts])
        return value


@cache
def plain_reader(state: np.dtype[np.record]) -> Callable[[bytes | bytearray], Any]:
    """Return a function that turns the bytes of such a state into an object with its fields."""
    places: dict[str, tuple[np.dtype[Any], int]] = {name: cast(Any, state.fields)[name][:2] for name in state.names or ()}
    numbers, end = [], 0
    for name, (type_, start) in places.items():
        numbers += [(f"_{start}", c_char * (start - end))] if start > end else []
        numbers.append((f"_{name}", c_char * type_.itemsize) if type_.shape else (name, as_ctypes_type(type_)))
        end = start + type_.itemsize
    arrays = {name: (TupleField, RowsField)[each.ndim - 1](name, each, start) for name, (each, start) in places.items() if each.shape}
    plain: Any = type("plain", (PlainState,), {"_names": (*places,), "_pack_": 1, "_fields_": numbers, **arrays})
    return cast(Callable[[bytes | bytearray], Any], plain.from_buffer_copy)


def with_fields(state: S, **fields: int | tuple[int, ...]) -> S:
    """Return a plain state with other values of some fields."""
    return cast(S, cast(Any, state)._replace(**fields))


def interpreted(rule: F) -> F:
    """Return the rule for states in plain Python: neither the rule nor what it calls is compiled."""
    lines: Any = getattr(rule, "py_func", rule)
    named = {name: lines.__globals__.get(name) for name in lines.__code__.co_names}
    rules = {name: interpreted(each) for name, each in named.items() if hasattr(each, "sources")}
    return cast(F, rebind(lines, "plain", **rules))
