"""Executors: work in chunks on any `concurrent.futures.Executor`, be it threads, processes, or a cluster of Dask, MPI or Ray."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from itertools import islice
from pickle import PicklingError
from typing import TypeVar

from ..games.game import BadSetup, Refusal
from ..words import Said

AHEAD = 256  # chunks that an executor has at a time: enough for that many workers

T = TypeVar("T")
R = TypeVar("R")


def checked_executor(executor: object) -> Executor | None:
    """Return the executor, or None; raises BadSetup for anything that can't submit work."""
    if isinstance(executor, type):
        raise BadSetup(Said("executor-class", {"name": executor.__name__}))
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise BadSetup(Said("executor-type", {"type": type(executor).__name__}))
    return executor  # type: ignore[return-value]


def map_in_order(executor: Executor, function: Callable[[T], R], items: Iterable[T], ahead: int = AHEAD) -> Iterator[R]:
    """Yield function(item) for each item in order, with at most `ahead` items under way.

    Function, items and results are pickled if the executor's workers are other processes. Closing the iterator cancels what has not begun.
    Raises Refusal if a worker process died or the work was cancelled, and BadSetup if something can't be pickled or the executor is shut
    down.
    """
    rest = iter(items)
    waiting: deque[Future[R]] = deque()
    try:
        waiting.extend(submit(executor, function, item) for item in islice(rest, ahead))
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(submit(executor, function, item) for item in islice(rest, 1))
            yield result
    except BrokenExecutor:
        raise Refusal(Said("executor-process-lost")) from None
    except CancelledError:
        raise Refusal(Said("executor-cancelled")) from None
    except (PicklingError, AttributeError, TypeError) as error:
        if not is_pickling_error(error):
            raise
        raise BadSetup(Said("executor-pickle", {"why": str(error)[:200]})) from error
    finally:
        for future in waiting:
            future.cancel()


def submit(executor: Executor, function: Callable[[T], R], item: T) -> Future[R]:
    """Submit work; raises BadSetup if the executor was shut down."""
    try:
        return executor.submit(function, item)
    except BrokenExecutor:
        raise
    except RuntimeError as error:
        raise BadSetup(Said("executor-closed", {"why": str(error)[:200]})) from error


def is_pickling_error(error: Exception) -> bool:
    """Whether something can't be pickled. Python's own pickler raises three types of errors."""
    return isinstance(error, PicklingError) or "pickle" in str(error) or "local object" in str(error)
