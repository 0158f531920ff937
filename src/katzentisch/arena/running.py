"""A match on all cores: chunks of deals, in their order. Compiled bots need only threads, others processes of their own."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import inf
from multiprocessing import TimeoutError, active_children, get_context
from time import time
from typing import Any

from ..games.game import BadSetup, Refusal
from ..play.integers import as_int_within, describe_value
from ..words import Said
from .general import play_generally, warm_up
from .match import Match
from .played import Played
from .quick import is_quick, play_quickly

TIMED = 10  # deals: compiled bots are timed in the first ones, which Python plays
QUICK_CHUNK = 250  # deals

MOST_JOBS = 1024
PATIENCE = 2.0  # seconds between two looks at the processes

Chunk = tuple[int, int]
Play = Callable[[Chunk], Played | None]  # None: it was too late to begin


def run(match: Match, jobs: int | None = None, start: int = 0, keep: bool = False, until: float = inf) -> Iterator[Played]:
    """The deals from `start` on, but none that would begin after a time of the clock (as `time()` tells it).

    What comes out doesn't depend on `jobs`; with `keep` come the records of all games. Raises BadSetup at once.
    """
    return run_chunks(match, checked_jobs(jobs), start, keep, until)


def checked_jobs(jobs: int | None) -> int:
    """One for each core where nobody says so."""
    if jobs is None:
        return os.cpu_count() or 1
    number = as_int_within(jobs, 1, MOST_JOBS)
    if number is None:
        raise BadSetup(Said("arena-jobs-range", {"jobs": describe_value(jobs), "most": MOST_JOBS}))
    return number


def run_chunks(match: Match, jobs: int, start: int, keep: bool, until: float) -> Iterator[Played]:
    quick = is_quick(match) and not keep
    chunks = list(chunks_of(match, start, quick))
    play = partial(play_chunk, match, quick, keep, until)
    for played in spread(match, quick, jobs, play, chunks):
        if played is None:
            return
        yield played


def spread(match: Match, quick: bool, jobs: int, play: Play, chunks: list[Chunk]) -> Iterator[Played | None]:
    if quick and chunks:
        yield play(chunks.pop(0))  # alone: it is timed, and compiles what is not compiled yet
    workers = min(jobs, len(chunks))
    if workers <= 1:
        yield from map(play, chunks)
    elif quick:
        yield from on_threads(workers, play, chunks)
    else:
        yield from on_processes(match, workers, play, chunks)


def on_threads(workers: int, play: Play, chunks: list[Chunk]) -> Iterator[Played | None]:
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(play, chunks)


def on_processes(match: Match, workers: int, play: Play, chunks: list[Chunk]) -> Iterator[Played | None]:
    """Leaving it early ends them, whatever they are doing; one that dies is replaced, but what it played is lost."""
    others = set(active_children())
    with deaf():
        pool = get_context("spawn").Pool(workers, warm_up, (match,))
    ours = set(active_children()) - others
    with pool:
        results = pool.imap(play, chunks)
        for _ in chunks:
            yield patiently(results, lambda: ours <= set(active_children()))


def patiently(results: Any, is_hopeful: Callable[[], bool]) -> Played | None:
    while True:
        try:
            played: Played | None = results.next(PATIENCE)
            return played
        except TimeoutError:
            if not is_hopeful():
                raise Refusal(Said("arena-process-lost")) from None


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile don't hear Ctrl-C: it is for this one."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def chunks_of(match: Match, start: int, quick: bool) -> Iterator[Chunk]:
    while start < match.deals:
        size = 1 if not quick else TIMED if start < TIMED else QUICK_CHUNK
        yield start, min(start + size, match.deals)
        start += size


def play_chunk(match: Match, quick: bool, keep: bool, until: float, chunk: Chunk) -> Played | None:
    start, stop = chunk
    if time() > until:
        return None
    quickly = play_quickly(match, start, stop) if quick and start >= TIMED else None
    return quickly or play_generally(match, start, stop, keep)
