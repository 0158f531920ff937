"""Boards drawn as text: one file per game, each with a function `board` that takes only what the player may see."""

import importlib
import importlib.util
from collections.abc import Callable

from rich.console import Group, RenderableType

from ...games.game import View
from . import generic
from .layout import BoardText, heading

Board = Callable[[View, BoardText], list[RenderableType]]


def board(view: View, text: BoardText) -> Group:
    """Return the board: the other seats in order, the middle, and the player's hand at the bottom."""
    game = str(type(view).__struct_config__.tag)
    return Group(heading(game, view, text), *board_of(game)(view, text))


def board_of(game: str) -> Board:
    """Return the board of a game; a game without one is shown by its fields."""
    name = f"{__name__}.{game}"
    found: Board = importlib.import_module(name).board if importlib.util.find_spec(name) else generic.board
    return found
