"""The games. `GAMES` is the only registry: the rest of the program finds games only there."""

from .game import Game
from .registry import GAMES

__all__ = ["GAMES", "Game"]
