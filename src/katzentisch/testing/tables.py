"""Tables of a game for tests: every number of players, with options, and the positions of random games at them."""

import itertools
import os
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from katzentisch.games import GAMES
from katzentisch.games.game import Game, Value
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position

from .pairwise import pairwise

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"  # a hundred times slower: fewer games, the same checks
GENERATOR = ("key", "block", "blocks", "spent")

Table = tuple[Game, int, dict[str, Any]]


def every_table(games: Iterable[Game] = GAMES.values()) -> list[Table]:
    return [(game, players, options) for game in games for players in game.players for options in game.choices(players)]


def pairwise_tables(games: Iterable[Game] = GAMES.values()) -> list[Table]:
    """For each number of players the usual options, and tables that cover every two values of two options."""
    return [(game, players, options) for game in games for players in game.players for options in pairwise_options(game, players)]


def pairwise_options(game: Game, players: int) -> list[dict[str, Value]]:
    values = [sorted(option.allowed(players), key=lambda value: value != option.usual(players)) for option in game.options]
    names = [option.name for option in game.options]
    return [dict(zip(names, row, strict=True)) for row in pairwise(values)]


def some_tables(games: Iterable[Game] = GAMES.values()) -> list[Table]:
    """Every number of players with its usual options, and once with other ones."""
    tables: list[Table] = []
    for game in games:
        for players in game.players:
            choices = list(game.choices(players))
            tables.append((game, players, {}))
            if len(choices) > 1:
                tables.append((game, players, random.Random(players).choice(choices)))
    return tables


def name_of(table: Table) -> str:
    game, players, options = table
    return "-".join([game.id, str(players), *(str(value) for value in options.values())])


def begun(table: Table, seed: int = 1) -> Position:
    game, players, options = table
    position = Position.deal(game, players, options, seed % players, seed_bytes(seed))
    position.begin()
    return position


def positions(table: Table, seed: int = 1, every: int = 1) -> Iterator[Position]:
    """The positions of a game of random moves, from the first to the last."""
    rng = random.Random(seed)
    position = begun(table, seed)
    for number in itertools.count():
        if number % every == 0 or position.is_over:
            yield position
        if position.is_over:
            return
        if position.is_chance_due:
            position.chance()
        else:
            position.apply_only(rng.choice(position.legal()))


def viewers(position: Position) -> list[int]:
    return [-1, *range(int(position.state.players))]


def seen_bytes(position: Position, viewer: int) -> bytes:
    """Everything that a seat gets: its observation and its view."""
    observation = position.observe(viewer)
    return bytes(observation.array.tobytes()) + msgspec.json.encode(position.game.view(observation.plain))


def without_generator(position: Position) -> bytes:
    array = position.array.copy()
    for field in GENERATOR:
        array[field] = 0
    return bytes(array.tobytes())
