"""SQLite: one file, one thread that writes, readers beside it.

Threads of our own instead of an asynchronous driver: that changes threads for every call of the database, this for every piece of work.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError

from .database import Answer, Database
from .trouble import trouble_of

READERS = 4
PATIENCE = 30.0  # seconds that a write waits for its turn and for a lock, both together
SHORTEST = 0.05  # for the lock, whatever the turn has taken
CHECKING = 10.0  # seconds for a look at the whole file
STEPS = 10_000  # of SQLite's machine between two looks at the clock
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


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
        return await self.finish(self.writer, partial(self.work_in_transaction, work, monotonic()))

    async def finish(self, threads: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, work))

    async def close(self) -> None:
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    def work_alone(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.connect() as connection:
            return work(connection)

    def work_in_transaction(self, work: Callable[[Connection], Answer], asked: float) -> Answer:
        """It takes the lock at once: a transaction that begins by reading fails, instead of waiting, where another one wrote meanwhile."""
        with self.engine.begin() as connection, waiting(connection, monotonic() - asked):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

    async def damage(self, seconds: float = CHECKING) -> str | None:
        """What is wrong with the file, in SQLite's words; None if nothing is, as far as could be seen in that time."""
        return await self.finish(self.readers, partial(self.work_alone, partial(damage_of, until=monotonic() + seconds)))


@contextmanager
def waiting(connection: Connection, waited: float) -> Iterator[None]:
    """Whoever had to wait for others' turns waits the less for the lock, so that a file that stays locked refuses everybody in time."""
    if waited < PATIENCE / 10:
        yield
        return
    connection.exec_driver_sql(f"PRAGMA {busy_timeout(max(SHORTEST, PATIENCE - waited))}")
    try:
        yield
    finally:
        connection.exec_driver_sql(f"PRAGMA {busy_timeout(PATIENCE)}")


def busy_timeout(seconds: float) -> str:
    return f"busy_timeout = {round(1000 * seconds)}"


def damage_of(connection: Connection, until: float) -> str | None:
    driver: Any = connection.connection.driver_connection
    driver.set_progress_handler(lambda: monotonic() > until, STEPS)
    try:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        return None if found == "ok" else str(found)
    except OperationalError as error:
        if trouble_of(error) == "away":  # interrupted
            return None
        raise
    finally:
        driver.set_progress_handler(None, 0)


def create_file(path: Path) -> None:
    """For nobody else's eyes; SQLite gives the files beside it the same permissions."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # Python's driver begins no transactions of its own
    for pragma in (busy_timeout(PATIENCE), *PRAGMAS):
        connection.execute(f"PRAGMA {pragma}")
