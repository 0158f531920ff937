"""Many games on all threads of the CPU. The rules release the GIL, so plain threads are enough."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import numpy as np

from ..games.game import BadSetup, Game, Value
from ..play.blank_state import Seed, blank_state, copy_states, key_of, seed_bytes
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..words import Said
from .programs import programs
from .results import Results, rows_for

CHUNK = 500  # games between two signs of progress
AHEAD = 4  # chunks for each thread that are played before they are asked for
MOST_GAMES = 2**31  # a block of the seed's stream for each
MOST_THREADS = 1024


def nothing(played: int) -> None:
    """Of no progress anybody is told."""


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = nothing,
) -> Results:
    """Plays random games; seat 0 is the first seat in all of them. The results depend on the seed, not on the threads.

    `progress` is called with how many more games were played. Raises BadSetup, and MemoryError where the results don't fit into memory.
    """
    rules = find_game(game)
    number = checked_games(games)
    table = blank_state(rules, players, options, 0)
    key = key_of(seed_bytes(seed))
    workers = checked_threads(threads)
    if not callable(progress):
        raise BadSetup(Said("progress-type", {"type": type(progress).__name__}))
    seats = int(table["players"][0])
    rows, done = rows_for(seats, number), 0
    for part in played_chunks(rules, table, key, number, workers):
        rows[done : done + len(part)] = part
        done += len(part)
        progress(len(part))
    return Results.of(rules, seats, rows)


def played_chunks(game: Game, table: Any, key: Any, games: int, threads: int) -> Iterator[Any]:
    """The rows of one chunk of games after the other. Few are played ahead, so memory doesn't grow with the number of games."""

    def play(start: int) -> Any:
        rows = rows_for(int(table["players"][0]), min(CHUNK, games - start))
        play_chunk(game, table, key, start, start + len(rows), rows)
        return rows

    yield play(0)  # compiles, if that is still to be done, on one thread
    starts = iter(range(CHUNK, games, CHUNK))
    pool = ThreadPoolExecutor(threads)
    try:
        waiting = deque(pool.submit(play, start) for start in islice(starts, AHEAD * threads))
        while waiting:
            rows = waiting.popleft().result()
            waiting.extend(pool.submit(play, start) for start in islice(starts, 1))
            yield rows
    finally:
        pool.shutdown(cancel_futures=True)  # Ctrl-C waits only for what is being played


def checked_games(games: int) -> int:
    number = as_int_within(games, 1, MOST_GAMES)
    if number is None:
        raise BadSetup(Said("games-range", {"games": describe_value(games), "most": MOST_GAMES}))
    return number


def checked_threads(threads: int | None) -> int:
    """How many; all of the machine's where nobody says so."""
    if threads is None:
        return os.cpu_count() or 1
    number = as_int_within(threads, 1, MOST_THREADS)
    if number is None:
        raise BadSetup(Said("threads-range", {"threads": describe_value(threads), "most": MOST_THREADS}))
    return number


def play_chunk(game: Game, table: Any, key: Any, start: int, stop: int, rows: Any) -> None:
    moves = np.zeros(game.actions, np.int16)
    programs(game).play_many(copy_states(table), 0, table, key, start, stop, np.zeros(16, np.uint32), moves, rows)
