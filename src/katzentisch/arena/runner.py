"""Plays a match in chunks of deals: on all cores, or on any executor. Compiled bots run on threads, others in processes of their own."""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from math import inf
from multiprocessing import active_children, get_context, parent_process
from time import time

from ..batch.executor import checked_executor, map_in_order
from ..batch.simulation import checked_workers
from ..bots import BotFailure
from ..bots.transport import pack, unpack
from ..games.game import BadSetup, Refusal
from ..play.integers import as_int_within, describe_value
from ..words import Said
from .compiled_loop import is_compiled, play_compiled
from .match import Match, checked_match
from .python_loop import play_in_python, warm_up
from .results import MatchResults

TIMED = 10  # deals: Python plays the first ones, to time compiled bots
COMPILED_CHUNK = 250  # deals
AHEAD_PER_WORKER = 2  # chunks
AHEAD = 1024  # chunks that an executor has at a time: enough for that many workers

Chunk = tuple[int, int]


@dataclass(frozen=True)
class Failure:
    """Why a worker could not play. It is returned: not every executor brings an error back with its facts."""

    said: Said
    is_of_bot: bool
    trace: str

    def raise_here(self) -> None:
        error = (BotFailure if self.is_of_bot else BadSetup)(self.said)
        error.add_note(self.trace)
        raise error


@dataclass(frozen=True)
class Work:
    """How the chunks of a match are played."""

    match: Match
    compiled: bool
    with_records: bool

    def play(self, chunk: Chunk) -> MatchResults:
        return play_chunk(self.match, self.compiled, self.with_records, chunk)


def play_match(
    match: Match,
    jobs: int | None = None,
    *,
    start: int | None = None,
    with_records: bool = False,
    until: float = inf,
    executor: Executor | None = None,
) -> Iterator[MatchResults]:
    """Play the deals of a match from `start` on, and yield their results chunk by chunk, in order.

    The results depend neither on `jobs` nor on the executor. Raises BadSetup when called, not later; BotFailure if a bot fails.

    Parameters
    ----------
    match
        From `Match.of`. If it is a part, only the deals of that part are played.
    jobs
        How many games to play in parallel on this machine; one per core if omitted. Bots that exist only in this process and can't
        be sent to another one then play here, one game at a time.
    start
        The first deal to play; the first of the match or its part if omitted.
    with_records
        Whether results have the records of the games.
    until
        No chunk is handed out after this time, as `time.time()` of this process tells it.
    executor
        Any `concurrent.futures.Executor` that plays the chunks instead of threads or processes of this machine.
    """
    if executor is not None and jobs is not None:
        raise BadSetup(Said("arena-jobs-executor"))
    workers, pool = checked_jobs(jobs), checked_executor(executor)
    first = checked_start(checked_match(match), start)
    if isinstance(until, bool) or not isinstance(until, int | float):
        raise BadSetup(Said("arena-until-type", {"until": describe_value(until)}))
    work = Work(match, is_compiled(match) and not with_records, with_records)
    chunks = list(chunks_of(match, first, work.compiled))
    if pool is not None:
        return on_executor(pool, work, before(until, chunks))
    return on_this_machine(work, chunks, until, workers, may_stay_here=jobs is None)


def checked_jobs(jobs: int | None) -> int:
    return checked_workers(jobs, "arena-jobs-range", "jobs")


def checked_start(match: Match, start: int | None) -> int:
    """Return the first deal to play; the number after the last if none is left."""
    deals = match.own_deals
    number = deals.start if start is None else as_int_within(start, deals.start, deals.stop)
    if number is None:
        raise BadSetup(Said("arena-start-range", {"start": describe_value(start), "first": deals.start, "last": deals.stop}))
    return number


def before(until: float, chunks: Iterable[Chunk]) -> Iterator[Chunk]:
    """Hand out chunks as long as there is time."""
    for chunk in chunks:
        if time() > until:
            return
        yield chunk


def on_executor(executor: Executor, work: Work, chunks: Iterator[Chunk]) -> Iterator[MatchResults]:
    if isinstance(executor, ThreadPoolExecutor):
        return map_in_order(executor, work.play, chunks, AHEAD)
    return on_workers(executor, pack(work, work.match.seated), chunks)


def on_workers(executor: Executor, packed: bytes, chunks: Iterator[Chunk], ahead: int = AHEAD) -> Iterator[MatchResults]:
    for result in map_in_order(executor, partial(play_packed, packed), chunks, ahead):
        if isinstance(result, Failure):
            result.raise_here()
        else:
            yield result


def on_this_machine(work: Work, chunks: list[Chunk], until: float, jobs: int, may_stay_here: bool) -> Iterator[MatchResults]:
    workers, timely = min(jobs, len(chunks)), before(until, chunks)
    if workers <= 1:
        return map(work.play, timely)
    if work.compiled:
        return on_threads(workers, work, timely)
    try:
        packed = pack(work, work.match.seated)
    except BadSetup:
        if may_stay_here:
            return map(work.play, timely)
        raise
    return on_processes(workers, packed, timely)


def on_threads(workers: int, work: Work, chunks: Iterator[Chunk]) -> Iterator[MatchResults]:
    yield from (work.play(chunk) for chunk in (next(chunks, None),) if chunk)  # alone: it is timed and may compile
    pool = ThreadPoolExecutor(workers)
    try:
        yield from map_in_order(pool, work.play, chunks, AHEAD_PER_WORKER * workers)
    finally:
        pool.shutdown(cancel_futures=True)


def on_processes(workers: int, packed: bytes, chunks: Iterator[Chunk]) -> Iterator[MatchResults]:
    with process_pool(workers, partial(warm_up_packed, packed)) as pool:
        yield from on_workers(pool, packed, chunks, AHEAD_PER_WORKER * workers)


@contextmanager
def process_pool(workers: int, prepare: Callable[[], object] = int) -> Iterator[Executor]:
    """Start processes, which call `prepare` first. They end at once if the iterator over the results is closed, whatever a bot does."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), prepare_worker, (prepare,))
    with sigint_ignored():
        for _ in range(workers):
            pool.submit(int)  # starts a process
    ours = set(active_children()) - others
    try:
        yield pool
    except BaseException:
        for process in ours:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def prepare_worker(prepare: Callable[[], object]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    prepare()


def warm_up_packed(packed: bytes) -> None:
    """Compile and load what the bots need before anything is timed. If that fails, it will fail again where it is reported."""
    with suppress(Exception):
        warm_up(unpack(packed).match)


def end_with_parent() -> None:
    """End this process when the one that started it ends, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def sigint_ignored() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C: only this process handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change it
        return
    previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def chunks_of(match: Match, start: int, compiled: bool) -> Iterator[Chunk]:
    """Split the deals from `start` on; chunks don't depend on the part, so that a part times as many deals as the whole match does."""
    while start < match.own_deals.stop:
        size = 1 if not compiled else TIMED - start if start < TIMED else COMPILED_CHUNK
        yield start, min(start + size, match.own_deals.stop)
        start += size


def play_packed(packed: bytes, chunk: Chunk) -> MatchResults | Failure:
    """Play a chunk in a worker."""
    try:
        work: Work = unpack(packed)
        return work.play(chunk)
    except Refusal as refusal:
        return Failure(refusal.said, isinstance(refusal, BotFailure), "".join(traceback.format_exception(refusal)))


def play_chunk(match: Match, compiled: bool, with_records: bool, chunk: Chunk) -> MatchResults:
    start, stop = chunk
    results = play_compiled(match, start, stop) if compiled and start >= TIMED else None
    return results or play_in_python(match, start, stop, with_records)
