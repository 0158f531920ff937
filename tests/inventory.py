"""What a position of each game holds in all: cards and mice must be the same after every move. Each game counts its own."""

from importlib import import_module
from typing import Any


def check(game: str, state: Any) -> None:
    held, right = import_module(f".games.{game}.inventory", __package__).count(state)
    assert +held == +right
