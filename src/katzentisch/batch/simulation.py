"""Simulation of many games, on all threads of the CPU, on a GPU or with an executor. Compiled rules release the GIL, so threads are
enough for random play and compiled bots."""

import os
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import Literal, overload

import numpy as np

from ..games.arrays import Int32s
from ..games.game import BadSetup, Game, Value
from ..play.blank_state import Seed
from ..play.integers import as_int_within, describe_value
from ..words import Said
from .executor import checked_executor, map_in_order
from .gpu import check_gpu, has_gpu, play_on_gpu
from .results import Results, rows_for
from .run import Bots, Chunk, Run, checked_numbers, chunks_of, play_rows
from .tally import Tally

CHUNK = 500  # games between two calls of `progress`
AHEAD = 4  # chunks per thread that are played in advance
SUBMITTED = 256  # chunks that an executor has at a time: enough for that many workers
# the least and the most games of a chunk for an executor: sending it to another machine must not take longer than playing it
RANDOM_CHUNK, COMPILED_CHUNK, PYTHON_CHUNK = (500, 2000), (50, 500), (1, 2)
MOST_WORKERS = 1024

Device = Literal["cpu", "cuda", "auto", "gpu"]
Chosen = Literal["cpu", "cuda"]
DEVICES = ("cpu", "cuda", "auto")  # "gpu" is the old name of "cuda"
GPU_NAMES = ("cuda", "gpu")


def ignore(played: int) -> None:
    """Report no progress."""


@overload
def simulate(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    bots: Bots | None = None,
    start: int = 0,
    device: Device = "cpu",
    executor: Executor | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = ignore,
    rows: Literal[True] = True,
) -> Results: ...


@overload
def simulate(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    bots: Bots | None = None,
    start: int = 0,
    device: Device = "cpu",
    executor: Executor | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = ignore,
    rows: Literal[False],
) -> Tally: ...


def simulate(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    bots: Bots | None = None,
    start: int = 0,
    device: Device = "cpu",
    executor: Executor | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = ignore,
    rows: bool = True,
) -> Results | Tally:
    """Play many games, in all of which seat 0 starts: random ones, or games between bots.

    A game depends on the seed, its number, the table and the bots alone. So the results are the same, bit by bit, on any device, with
    any number of threads, with any executor, and if you play the games in parts and join them.

    Parameters
    ----------
    game, players, options
        The table, as for `Play`.
    games
        How many games to play.
    seed
        An integer or 32 bytes; random if omitted.
    bots
        None for random moves. A bot's name such as ``"level3"``, ``"rules"`` or ``"search:64"``, or a function that takes the
        observation (a `Position`) of the seat at turn and returns one of its legal actions; or a list with one of these for each seat.
    start
        The number of the first game: ``start=1000, games=500`` plays games 1000 to 1499 of the run with this seed.
    device
        ``"cpu"``, ``"cuda"`` for a GPU (random moves only), or ``"auto"`` for a GPU if there is one that can play these games.
    executor
        Any `concurrent.futures.Executor`, for example a process pool or that of a cluster. Functions as bots must be importable by its
        workers.
    threads
        On a CPU, without an executor: how many threads; one per core if omitted. Bots that aren't compiled play on one.
    progress
        Called with the number of games played since its last call.
    rows
        True for `Results`, with a row for each game. False for a `Tally`, whose size does not depend on the number of games.

    Returns
    -------
    Results or Tally

    Raises
    ------
    BadSetup
        If the game does not allow such a table, there is no such bot, or there is no GPU.
    BotFailure
        If a bot raises an error or chooses an illegal action.
    Refusal
        If the GPU or a process of the executor fails.
    MemoryError
        If there is no room for a row for each game.

    Examples
    --------
    >>> results = simulate("mau_mau", players=3, games=1000, seed=1)
    >>> results.wins.mean(axis=0).round(2).tolist()
    [0.32, 0.34, 0.35]
    >>> simulate("mau_mau", 3, 100, seed=1, bots=["level3", "random", lambda position: position.legal()[-1]]).wins.shape
    (100, 3)
    """
    run, numbers = Run.of(game, players, options, seed, bots), checked_numbers(start, games)
    workers = checked_workers(threads, "threads-range", "threads")
    if not callable(progress):
        raise BadSetup(Said("progress-type", {"type": type(progress).__name__}))
    if not isinstance(rows, bool | np.bool_):
        raise BadSetup(Said("rows-type", {"rows": describe_value(rows)}))
    pool = checked_executor(executor)
    chunks = play_chunks(run, numbers, device_for(device, run, pool), workers, pool)
    return gather_rows(run, numbers, chunks, progress) if rows else count_rows(run, chunks, progress)


def gather_rows(run: Run, numbers: range, chunks: Iterator[Int32s], progress: Callable[[int], None]) -> Results:
    rows, done = rows_for(run.players, len(numbers)), 0
    for part in chunks:
        rows[done : done + len(part)] = part
        done += len(part)
        progress(len(part))
    return Results.of(run.game, run.players, rows, numbers.start)


def count_rows(run: Run, chunks: Iterator[Int32s], progress: Callable[[int], None]) -> Tally:
    tally = Tally(run.game, run.players)
    for part in chunks:
        tally.add(Results.of(run.game, run.players, part))
        progress(len(part))
    return tally


def simulate_on_gpu(
    game: str | Game, players: int, games: int, *, seed: Seed | None = None, options: Mapping[str, Value] | None = None
) -> Results:
    """Deprecated: use `simulate` with ``device="cuda"``."""
    warnings.warn('simulate_on_gpu is deprecated; use simulate(…, device="cuda")', DeprecationWarning, stacklevel=2)
    return simulate(game, players, games, seed=seed, options=options, device="cuda")


def checked_device(device: object) -> Chosen:
    """Return the device to play on; raises BadSetup if there is no such device."""
    if not isinstance(device, str) or device not in (*DEVICES, *GPU_NAMES):
        raise BadSetup(Said("device-unknown", {"device": describe_value(device), "devices": list(DEVICES)}))
    if device == "auto":
        return "cuda" if has_gpu() else "cpu"
    if device in GPU_NAMES:
        check_gpu()
        return "cuda"
    return "cpu"


def device_for(device: object, run: Run, executor: Executor | None) -> Chosen:
    """Return the device for these games. Raises BadSetup if a GPU is asked for what it can't do."""
    needs_cpu = run.bots is not None or executor is not None
    if needs_cpu and device == "auto":
        return "cpu"
    if needs_cpu and device in GPU_NAMES:
        raise BadSetup(Said("device-bots" if run.bots is not None else "device-executor"))
    return checked_device(device)


def play_chunks(run: Run, numbers: range, device: Chosen, threads: int, executor: Executor | None = None) -> Iterator[Int32s]:
    """Yield the result rows chunk by chunk. Only a few chunks are played in advance, so memory doesn't grow with the number of games."""
    if device == "cuda":
        return play_on_gpu(run.game, run.table, run.key, numbers)
    play = partial(play_rows, run)
    if executor is not None:
        sizes = RANDOM_CHUNK if run.bots is None else PYTHON_CHUNK if run.is_in_python else COMPILED_CHUNK
        return map_in_order(executor, play, chunks_of(numbers, shared_size(len(numbers), *sizes)), SUBMITTED)
    if run.is_in_python:
        return map(play, chunks_of(numbers, 1))
    return play_on_threads(play, chunks_of(numbers, CHUNK), threads)


def shared_size(games: int, least: int, most: int) -> int:
    """Return the size of a chunk that keeps many workers busy."""
    return max(least, min(most, -(-games // SUBMITTED)))


def play_on_threads(play: Callable[[Chunk], Int32s], chunks: Iterator[Chunk], threads: int) -> Iterator[Int32s]:
    yield from map(play, islice(chunks, 1))  # the first call may compile, on one thread
    pool = ThreadPoolExecutor(threads)
    try:
        yield from map_in_order(pool, play, chunks, AHEAD * threads)
    finally:
        pool.shutdown(cancel_futures=True)  # Ctrl-C waits only for chunks under way


def checked_workers(workers: int | None, said: str, fact: str) -> int:
    """Check a number of threads or processes; None means one per core. Raises BadSetup with the sentence `said` and its fact."""
    if workers is None:
        return os.cpu_count() or 1
    number = as_int_within(workers, 1, MOST_WORKERS)
    if number is None:
        raise BadSetup(Said(said, {fact: describe_value(workers), "most": MOST_WORKERS}))
    return number
