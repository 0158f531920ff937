"""The tables that are played at while learning: every number of players equally often, half of the time with the usual options."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ..games.game import BadSetup, Game
from ..play.play import find_game
from ..play.position import blank
from ..words import Said

EACH = 64  # entries for a number of players


def game_with_decisions(name: str) -> Game:
    game = find_game(name)
    if not game.feature_count:
        raise BadSetup(Said("training-no-decisions", {"game": name}))
    return game


def tables(game: Game, counts: Iterable[int] | None = None) -> Any:
    """An array of blank records: who picks one at random gets each kind of table as often as it should be."""
    return np.concatenate([table for players in counts or game.players for table in tables_for(game, players)])


def tables_for(game: Game, players: int) -> list[Any]:
    special = [blank(game, players, options, 0) for options in game.choices(players)]
    usual = blank(game, players, {}, 0)
    return [special[place // 2 % len(special)] if place % 2 else usual for place in range(EACH)]
