"""Executors: work in chunks on any `concurrent.futures.Executor`, be it threads, processes, or a cluster of Dask, MPI or Ray."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pickle import PicklingError
from typing import TypeVar

from ..games.game import BadSetup, Refusal
from ..words import Said

AHEAD = 64  # chunks that are submitted before the first of them is needed: enough for any number of workers to stay busy

T = TypeVar("T")
R = TypeVar("R")


def checked_executor(executor: object) -> Executor | None:
    """Return the executor, or None; raises BadSetup for anything that can't submit work."""
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise BadSetup(Said("executor-type", {"type": type(executor).__name__}))
    return executor  # type: ignore[return-value]


def map_in_order(executor: Executor, function: Callable[[T], R], items: Iterable[T], ahead: int = AHEAD) -> Iterator[R]:
    """Yield function(item) for each item in order, with at most `ahead` items under way.

    Function, items and results are pickled if the executor's workers are other processes. Closing the iterator cancels what has not begun.
    Raises Refusal if a worker process died, and BadSetup if something can't be pickled.
    """
    rest = iter(items)
    waiting: deque[Future[R]] = deque(executor.submit(function, item) for item in islice(rest, ahead))
    try:
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(executor.submit(function, item) for item in islice(rest, 1))
            yield result
    except BrokenProcessPool:
        raise Refusal(Said("executor-process-lost")) from None
    except (PicklingError, AttributeError, TypeError) as error:
        if not is_pickling_error(error):
            raise
        raise BadSetup(Said("executor-pickle", {"why": str(error)[:200]})) from error
    finally:
        for future in waiting:
            future.cancel()


def is_pickling_error(error: Exception) -> bool:
    """Whether something can't be pickled. Python's own pickler raises three types of errors."""
    return isinstance(error, PicklingError) or "pickle" in str(error) or "local object" in str(error)
