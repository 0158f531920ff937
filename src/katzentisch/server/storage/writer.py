"""Group commit: all pending appends are committed together, and the next ones gather in the meantime.

A transaction costs about the same for one entry as for hundreds, because it waits for the disk. So transactions don't follow each other at
once if waiting a little makes them larger.
"""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter

from .append import retry_append, write_appends
from .database import Database
from .rows import Append

LARGEST_BATCH = 500
INTERVAL = 0.02  # seconds from the start of a commit to that of the next one, if more appends come in the meantime
UNPAUSED = 50  # commits without a pause after one in which nothing came: few tables wait for each other, not for more


@dataclass
class WriterCounts:
    batches: int = 0
    appends: int = 0
    conflicts: int = 0
    seconds: float = 0


@dataclass(frozen=True, slots=True)
class PendingAppend:
    """An append whose caller may be cancelled before the answer comes."""

    append: Append
    answer: asyncio.Future[bool]

    def accept(self, accepted: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(accepted)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.counts = WriterCounts()
        self.waiting: list[PendingAppend] = []
        self.task: asyncio.Task[None] | None = None
        self.begun = -inf  # when the last commit began, by the event loop’s clock
        self.unpaused = 0  # the number of commits still to be made without a pause

    async def append(self, append: Append) -> bool:
        waiting = PendingAppend(append, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        return await waiting.answer

    async def close(self) -> None:
        if self.task is not None:
            await self.task

    async def run(self) -> None:
        try:
            while self.waiting:
                await self.pause()
                self.begun = asyncio.get_running_loop().time()
                await self.commit(self.next_batch())
                await asyncio.sleep(0)  # let the answered callers queue their next append
        finally:
            self.task = None

    async def pause(self) -> None:
        """Gather appends after a recent commit, unless few are expected."""
        pause, count = self.begun + INTERVAL - asyncio.get_running_loop().time(), len(self.waiting)
        if pause > 0 and not self.unpaused:
            await asyncio.sleep(pause)
            self.unpaused = UNPAUSED if len(self.waiting) == count else 0
        else:
            self.unpaused = max(0, self.unpaused - 1)

    def next_batch(self) -> list[PendingAppend]:
        """Take at most one append per table, so that rivals are decided one after the other."""
        batch: dict[str, PendingAppend] = {}
        later = []
        for waiting in self.waiting:
            if len(batch) < LARGEST_BATCH and waiting.append.table not in batch:
                batch[waiting.append.table] = waiting
            else:
                later.append(waiting)
        self.waiting = later
        return list(batch.values())

    async def commit(self, batch: Sequence[PendingAppend]) -> None:
        """Commit a batch. If it fails, its appends are retried one by one, so that only the culprits fail."""
        start = perf_counter()
        try:
            appends = [waiting.append for waiting in batch]
            self.answer(batch, await self.database.write(lambda connection: write_appends(connection, appends)))
        except Exception:
            for waiting in batch:
                await self.commit_alone(waiting)
        self.counts.seconds += perf_counter() - start

    async def commit_alone(self, waiting: PendingAppend) -> None:
        try:
            self.answer([waiting], await self.database.write(lambda connection: retry_append(connection, waiting.append)))
        except Exception as error:
            waiting.fail(error)

    def answer(self, batch: Sequence[PendingAppend], accepted: Collection[str]) -> None:
        self.counts.batches += 1
        self.counts.appends += len(accepted)
        self.counts.conflicts += len(batch) - len(accepted)
        for waiting in batch:
            waiting.accept(waiting.append.table in accepted)
