"""What the pictures that every game has need to know about one: each game’s module has it as `SCENES`."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from .driven_table import Until


@dataclass(frozen=True)
class Scenes:
    players: int  # at a table in the middle of a game
    finished_players: int  # at the table of a finished game
    well_on: Until  # Anna's turn, some moves into a game
    readme: tuple[str, str]  # the picture in the README, and its theme


@cache
def scenes_of(game: str) -> Scenes:
    scenes: Scenes = import_module(f"{__package__}.{game}").SCENES
    return scenes
