"""Many games on all threads of the CPU. The rules release the GIL, so plain threads are enough."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..games.game import BadSetup, Game, Value
from ..play.play import find_game
from ..play.position import Seed, blank, copied, key_of, seed_bytes
from ..words import Said
from .programs import programs
from .results import Results, rows_for

CHUNK = 500  # games between two signs of progress
MOST_GAMES = 2**31  # a block of the seed's stream for each


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Results:
    """Plays random games; seat 0 is the first seat in all of them. The results depend on the seed, not on the threads."""
    rules = find_game(game)
    check_games(games)
    table = blank(rules, players, options or {}, 0)
    key = key_of(seed_bytes(seed))
    rows = rows_for(players, games)

    def play(start: int) -> None:
        stop = min(start + CHUNK, games)
        play_chunk(rules, table, key, start, stop, rows[start:stop])
        progress(stop - start)

    play(0)  # compiles, if that is still to be done, on one thread
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        list(pool.map(play, range(CHUNK, games, CHUNK)))
    return Results.of(rules, players, rows)


def check_games(games: int) -> None:
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise BadSetup(Said("games-range", {"games": str(games), "most": MOST_GAMES}))


def play_chunk(game: Game, table: Any, key: Any, start: int, stop: int, rows: Any) -> None:
    moves = np.zeros(game.actions, np.int16)
    programs(game).play_many(copied(table), 0, table, key, start, stop, np.zeros(16, np.uint32), moves, rows)
