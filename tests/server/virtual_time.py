"""Time that passes only when a test has nothing else to do: real scheduling code, without waiting.

Every piece of work in a thread (a bot's thought, a look into the database) takes exactly `TRIP`. So a way with one trip more than another
is later by that much, and a test that compares moments sees it.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from selectors import DefaultSelector, SelectorKey
from typing import Any, TypeVar

Answer = TypeVar("Answer")
TRIP = 0.001  # seconds
START = 1_000_000.0  # seconds


class Waiting(DefaultSelector):
    """Waiting for something to come moves the clock on instead."""

    def __init__(self) -> None:
        super().__init__()
        self.time = START

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen"
            self.time += max(0.0, timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.clock = Waiting()
        super().__init__(self.clock)
        self.spare = ThreadPoolExecutor(1)

    def time(self) -> float:
        return self.clock.time

    def run_in_executor(self, executor: Executor | None, func: Callable[..., Answer], *args: Any) -> asyncio.Future[Answer]:  # type: ignore[override]
        """Done at once, known a trip later."""
        done = (executor or self.spare).submit(func, *args)
        error = done.exception()
        known: asyncio.Future[Answer] = self.create_future()
        self.call_later(TRIP, self.make_known, known, error, None if error else done.result())
        return known

    @staticmethod
    def make_known(known: asyncio.Future[Any], error: BaseException | None, result: object) -> None:
        if known.done():
            return
        if error:
            known.set_exception(error)
        else:
            known.set_result(result)

    def close(self) -> None:
        self.spare.shutdown()
        super().close()


def now() -> int:
    """Milliseconds, as the servers of a test take them."""
    return round(asyncio.get_running_loop().time() * 1000)


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
