"""Runs a match on all cores, in chunks of deals. Compiled bots run on threads, others in processes of their own."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import inf
from multiprocessing import TimeoutError, active_children, get_context
from time import time
from typing import Any

from ..batch.simulation import checked_workers
from ..games.game import Refusal
from ..words import Said
from .compiled_loop import is_compiled, play_compiled
from .match import Match
from .python_loop import play_in_python, warm_up
from .results import MatchResults

TIMED = 10  # deals: Python plays the first ones, to time compiled bots
COMPILED_CHUNK = 250  # deals
CHECK_SECONDS = 2.0  # between two checks of the processes

Chunk = tuple[int, int]
PlayChunk = Callable[[Chunk], MatchResults | None]  # None: the time was over


def run(match: Match, jobs: int | None = None, start: int = 0, with_records: bool = False, until: float = inf) -> Iterator[MatchResults]:
    """Play the deals from `start` on and yield their results chunk by chunk; no chunk starts after the time `until`, as of `time()`.

    The results don't depend on `jobs`. Raises BadSetup when called, not later.
    """
    return run_chunks(match, checked_jobs(jobs), start, with_records, until)


def checked_jobs(jobs: int | None) -> int:
    return checked_workers(jobs, "arena-jobs-range", "jobs")


def run_chunks(match: Match, jobs: int, start: int, with_records: bool, until: float) -> Iterator[MatchResults]:
    compiled = is_compiled(match) and not with_records
    chunks = list(chunks_of(match, start, compiled))
    play = partial(play_chunk, match, compiled, with_records, until)
    for results in distribute(match, compiled, jobs, play, chunks):
        if results is None:
            return
        yield results


def distribute(match: Match, compiled: bool, jobs: int, play: PlayChunk, chunks: list[Chunk]) -> Iterator[MatchResults | None]:
    if compiled and chunks:
        yield play(chunks.pop(0))  # alone: it is timed and may compile
    workers = min(jobs, len(chunks))
    if workers <= 1:
        yield from map(play, chunks)
    elif compiled:
        yield from on_threads(workers, play, chunks)
    else:
        yield from on_processes(match, workers, play, chunks)


def on_threads(workers: int, play: PlayChunk, chunks: list[Chunk]) -> Iterator[MatchResults | None]:
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(play, chunks)


def on_processes(match: Match, workers: int, play: PlayChunk, chunks: list[Chunk]) -> Iterator[MatchResults | None]:
    """Play in processes, which end when the iterator is closed. A process that dies is replaced, but its chunk is lost."""
    others = set(active_children())
    with sigint_ignored():
        pool = get_context("spawn").Pool(workers, warm_up, (match,))
    ours = set(active_children()) - others
    with pool:
        results = pool.imap(play, chunks)
        for _ in chunks:
            yield next_result(results, lambda: ours <= set(active_children()))


def next_result(results: Any, are_alive: Callable[[], bool]) -> MatchResults | None:
    """Wait for the next result. Raises Refusal if a process was lost."""
    while True:
        try:
            result: MatchResults | None = results.next(CHECK_SECONDS)
            return result
        except TimeoutError:
            if not are_alive():
                raise Refusal(Said("arena-process-lost")) from None


@contextmanager
def sigint_ignored() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C: only this process handles it."""
    previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def chunks_of(match: Match, start: int, compiled: bool) -> Iterator[Chunk]:
    while start < match.deals:
        size = 1 if not compiled else TIMED if start < TIMED else COMPILED_CHUNK
        yield start, min(start + size, match.deals)
        start += size


def play_chunk(match: Match, compiled: bool, with_records: bool, until: float, chunk: Chunk) -> MatchResults | None:
    start, stop = chunk
    if time() > until:
        return None
    results = play_compiled(match, start, stop) if compiled and start >= TIMED else None
    return results or play_in_python(match, start, stop, with_records)
