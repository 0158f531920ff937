"""The loops of `loops.py`, compiled for each game."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from ..games.calls import meanings
from ..games.compiled import bind
from ..games.game import Game
from . import loops


@dataclass(frozen=True)
class Programs:
    deal_one: Any
    play_one: Any
    deal_many: Any
    play_many: Any


@cache
def programs(game: Game) -> Programs:
    rules = meanings(game)
    deal_one = bind(loops.deal_one, game.id, **rules)
    play_one = bind(loops.play_one, game.id, **rules)
    deal_many = bind(loops.deal_many, game.id, deal_game=deal_one)
    play_many = bind(loops.play_many, game.id, deal_game=deal_one, play_game=play_one)
    return Programs(deal_one, play_one, deal_many, play_many)
