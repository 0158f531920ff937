"""Appending to the logs, many at once: all that wait are committed together, and while they are, the next ones gather.

A transaction costs about the same for one entry as for hundreds, since it is the disk that it waits for.
"""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from time import perf_counter

from .appending import write, write_again
from .database import Database
from .rows import Append

LARGEST_BATCH = 500


@dataclass
class Counts:
    batches: int = 0
    appends: int = 0
    conflicts: int = 0
    seconds: float = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whoever waits for the answer may have gone before it comes."""

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
        self.counts = Counts()
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        waiting = Waiting(append, asyncio.get_running_loop().create_future())
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
                await self.commit(self.next_batch())
                await asyncio.sleep(0)  # those who were answered come along with their next
        finally:
            self.task = None

    def next_batch(self) -> list[Waiting]:
        """At most one for each table, so that rivals are judged one after the other."""
        batch: dict[str, Waiting] = {}
        later = []
        for waiting in self.waiting:
            if len(batch) < LARGEST_BATCH and waiting.append.table not in batch:
                batch[waiting.append.table] = waiting
            else:
                later.append(waiting)
        self.waiting = later
        return list(batch.values())

    async def commit(self, batch: Sequence[Waiting]) -> None:
        """A batch that fails is tried again one by one, so that it fails only for those to blame."""
        begun = perf_counter()
        try:
            appends = [waiting.append for waiting in batch]
            self.answer(batch, await self.database.write(lambda connection: write(connection, appends)))
        except Exception:
            for waiting in batch:
                await self.commit_again(waiting)
        self.counts.seconds += perf_counter() - begun

    async def commit_again(self, waiting: Waiting) -> None:
        try:
            self.answer([waiting], await self.database.write(lambda connection: write_again(connection, waiting.append)))
        except Exception as error:
            waiting.fail(error)

    def answer(self, batch: Sequence[Waiting], accepted: Collection[str]) -> None:
        self.counts.batches += 1
        self.counts.appends += len(accepted)
        self.counts.conflicts += len(batch) - len(accepted)
        for waiting in batch:
            waiting.accept(waiting.append.table in accepted)
