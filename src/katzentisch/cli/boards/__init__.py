"""The table as a picture of text: one file a game, each with a `board` that takes what a person is shown and nothing else."""

import importlib
import importlib.util
from collections.abc import Callable

from rich.console import Group, RenderableType

from ...games.game import View
from . import anything
from .parts import Look, heading

Board = Callable[[View, Look], list[RenderableType]]


def board(view: View, look: Look) -> Group:
    """Others in seat order, the middle, the own hand at the bottom."""
    game = str(type(view).__struct_config__.tag)
    return Group(heading(game, view, look), *board_of(game)(view, look))


def board_of(game: str) -> Board:
    """A game without a picture of its own is shown by its fields."""
    name = f"{__name__}.{game}"
    found: Board = importlib.import_module(name).board if importlib.util.find_spec(name) else anything.board
    return found
