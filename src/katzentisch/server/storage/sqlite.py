"""SQLite: one file, one thread that writes, readers beside it.

Threads of our own instead of an asynchronous driver: that changes threads for every call of the database, this for every piece of work.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event

from .database import Answer, Database

READERS = 4
PRAGMAS = ("busy_timeout = 30000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Sqlite(Database):
    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        assert url.database
        create_file(Path(url.database))
        self.engine = create_engine(url, pool_size=READERS + 1, hide_parameters=True)  # errors are logged, records are secret
        event.listen(self.engine, "connect", prepare)
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writer = ThreadPoolExecutor(1, "sqlite-writer")

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.finish(self.readers, partial(self.work_alone, work))

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.finish(self.writer, partial(self.work_in_transaction, work))

    async def finish(self, threads: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, work))

    async def close(self) -> None:
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    def work_alone(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.connect() as connection:
            return work(connection)

    def work_in_transaction(self, work: Callable[[Connection], Answer]) -> Answer:
        """It takes the lock at once: a transaction that begins by reading fails, instead of waiting, where another one wrote meanwhile."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)


def create_file(path: Path) -> None:
    """For nobody else's eyes; SQLite gives the files beside it the same permissions."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # Python's driver begins no transactions of its own
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
