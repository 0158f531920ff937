"""Simulation of many random games, on all threads of the CPU or on a GPU. Compiled rules release the GIL, so threads are enough."""

import os
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Literal, get_args

import numpy as np

from ..games.arrays import Int32s, States, Words
from ..games.game import BadSetup, Game, Value
from ..play.blank_state import Seed, blank_state, copy_states, key_of, seed_bytes
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..words import Said
from .gpu import check_gpu, has_gpu, play_on_gpu
from .random_play import compile_random_play
from .results import Results, rows_for

CHUNK = 500  # games between two calls of `progress`
AHEAD = 4  # chunks per thread that are played in advance
MOST_GAMES = 2**31  # each takes a block of the seed's stream
MOST_WORKERS = 1024

Device = Literal["cpu", "gpu", "auto"]
DEVICES: tuple[Device, ...] = get_args(Device)


def ignore(played: int) -> None:
    """Report no progress."""


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    device: Device = "cpu",
    threads: int | None = None,
    progress: Callable[[int], None] = ignore,
) -> Results:
    """Play random games, in all of which seat 0 starts. The results depend on the seed alone, not on the device or its threads.

    Parameters
    ----------
    game, players, options
        The table, as for `Play`.
    games
        How many games to play.
    seed
        An integer or 32 bytes; random if omitted.
    device
        ``"cpu"``, ``"gpu"``, or ``"auto"`` for a GPU if there is one.
    threads
        On a CPU: how many threads; one per core if omitted.
    progress
        Called with the number of games played since its last call.

    Raises
    ------
    BadSetup
        If the game does not allow such a table, or there is no GPU.
    Refusal
        If the GPU fails.
    MemoryError
        If the results don't fit into memory.

    Examples
    --------
    >>> results = simulate("mau_mau", players=4, games=1000, seed=1)
    >>> results.wins.mean(axis=0).shape  # the win rate of each seat
    (4,)
    """
    rules = find_game(game)
    number = checked_games(games)
    table = blank_state(rules, players, options, 0)
    key = key_of(seed_bytes(seed))
    workers = checked_workers(threads, "threads-range", "threads")
    if not callable(progress):
        raise BadSetup(Said("progress-type", {"type": type(progress).__name__}))
    where = checked_device(device)
    seats = int(table["players"][0])
    rows, done = rows_for(seats, number), 0
    for part in play_chunks(rules, table, key, number, workers, where):
        rows[done : done + len(part)] = part
        done += len(part)
        progress(len(part))
    return Results.of(rules, seats, rows)


def simulate_on_gpu(
    game: str, players: int, games: int, *, seed: Seed | None = None, options: Mapping[str, Value] | None = None
) -> Results:
    """Deprecated: use `simulate` with ``device="gpu"``."""
    warnings.warn('simulate_on_gpu is deprecated; use simulate(…, device="gpu")', DeprecationWarning, stacklevel=2)
    return simulate(game, players, games, seed=seed, options=options, device="gpu")


def checked_device(device: object) -> Literal["cpu", "gpu"]:
    """Return the device to play on; raises BadSetup if there is no such device."""
    if not isinstance(device, str) or device not in DEVICES:
        raise BadSetup(Said("device-unknown", {"device": describe_value(device), "devices": list(DEVICES)}))
    if device == "auto":
        return "gpu" if has_gpu() else "cpu"
    if device == "gpu":
        check_gpu()
        return "gpu"
    return "cpu"


def play_chunks(game: Game, table: States, key: Words, games: int, threads: int, device: Literal["cpu", "gpu"]) -> Iterator[Int32s]:
    """Yield the result rows chunk by chunk. Only a few chunks are played in advance, so memory doesn't grow with the number of games."""
    return play_on_gpu(game, table, key, games) if device == "gpu" else play_on_threads(game, table, key, games, threads)


def play_on_threads(game: Game, table: States, key: Words, games: int, threads: int) -> Iterator[Int32s]:
    def play(start: int) -> Int32s:
        rows = rows_for(int(table["players"][0]), min(CHUNK, games - start))
        play_chunk(game, table, key, start, start + len(rows), rows)
        return rows

    yield play(0)  # the first call may compile, on one thread
    starts = iter(range(CHUNK, games, CHUNK))
    pool = ThreadPoolExecutor(threads)
    try:
        waiting = deque(pool.submit(play, start) for start in islice(starts, AHEAD * threads))
        while waiting:
            rows = waiting.popleft().result()
            waiting.extend(pool.submit(play, start) for start in islice(starts, 1))
            yield rows
    finally:
        pool.shutdown(cancel_futures=True)  # Ctrl-C waits only for chunks under way


def checked_games(games: int) -> int:
    number = as_int_within(games, 1, MOST_GAMES)
    if number is None:
        raise BadSetup(Said("games-range", {"games": describe_value(games), "most": MOST_GAMES}))
    return number


def checked_workers(workers: int | None, said: str, fact: str) -> int:
    """Check a number of threads or processes; None means one per core. Raises BadSetup with the sentence `said` and its fact."""
    if workers is None:
        return os.cpu_count() or 1
    number = as_int_within(workers, 1, MOST_WORKERS)
    if number is None:
        raise BadSetup(Said(said, {fact: describe_value(workers), "most": MOST_WORKERS}))
    return number


def play_chunk(game: Game, table: States, key: Words, start: int, stop: int, rows: Int32s) -> None:
    moves = np.zeros(game.actions, np.int16)
    compile_random_play(game).play_many(copy_states(table), 0, table, key, start, stop, np.zeros(16, np.uint32), moves, rows)
