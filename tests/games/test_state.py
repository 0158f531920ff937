"""The declaration of a state and its NumPy type."""

from importlib import import_module
from typing import Annotated, Any, Protocol, get_args, get_type_hints

import numpy as np
import pytest

from katzentisch.games import GAMES
from katzentisch.games.arrays import Int8, Int8s, Int32
from katzentisch.games.state import CommonState, state_dtype


def declaration_of(game: str) -> type:
    found: type
    [found] = [
        each for each in vars(import_module(f"katzentisch.games.{game}.state")).values() if CommonState in getattr(each, "__bases__", ())
    ]
    return found


def number_type(declared: Any) -> Any:
    """The type of the numbers in an array that is declared as NDArray[…]."""
    return get_args(get_args(declared)[1])[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_the_type_that_rules_are_checked_with(game: str) -> None:
    dtype, hints = GAMES[game].state, get_type_hints(declaration_of(game))
    assert {*(dtype.names or ())} - {"rest"} == {*hints}
    for name, declared in hints.items():
        if declared is int:
            assert dtype[name].shape == (), name
        else:
            assert dtype[name].base == number_type(declared), name
            assert len(dtype[name].shape) in (1, 2), name


class Small(CommonState, Protocol):
    cards: Annotated[Int8s, 3, 2]
    taken: Int8
    steps: Int32


def test_sizes_and_order_follow_the_declaration() -> None:
    dtype = state_dtype(Small, seats=4, options=0)
    assert dtype["cards"] == np.dtype((np.int8, (3, 2)))
    assert dtype["scores"].shape == dtype["ranks"].shape == (4,)
    assert dtype["options"].shape == (1,)
    narrow = [name for name in dtype.names or () if dtype[name].base == np.int8 and name != "rest"]
    assert narrow[-2:] == ["cards", "taken"]
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names or ())


class NotNumPy(CommonState, Protocol):
    taken: int


class NoSize(CommonState, Protocol):
    cards: Int8s


class Sized(CommonState, Protocol):
    taken: Annotated[Int8, 3]


@pytest.mark.parametrize(("declaration", "field"), [(NotNumPy, "taken"), (NoSize, "cards"), (Sized, "taken")])
def test_a_field_of_another_type_is_refused(declaration: type, field: str) -> None:
    with pytest.raises(TypeError, match=rf"{declaration.__name__}\.{field} must be"):
        state_dtype(declaration, seats=2, options=0)
