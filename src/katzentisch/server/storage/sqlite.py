"""SQLite: one file, one writing thread, several reading threads.

An asynchronous driver would switch threads for every database call; these threads switch once per piece of work.
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
from .database_errors import database_failure

READERS = 4
PATIENCE = 30.0  # seconds that a write waits for its turn and for a lock together
SHORTEST = 0.05  # seconds for the lock, however long the turn took
CHECKING = 10.0  # seconds to check the whole file
STEPS = 10_000  # of SQLite's virtual machine between two looks at the clock
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Sqlite(Database):
    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        assert url.database
        create_file(Path(url.database))
        self.engine = create_engine(url, pool_size=READERS + 1, hide_parameters=True)  # errors are logged, and parameters may hold secrets
        event.listen(self.engine, "connect", configure_connection)
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writer = ThreadPoolExecutor(1, "sqlite-writer")

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.run_to_completion(self.readers, partial(self.run_autocommit, work))

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.run_to_completion(self.writer, partial(self.run_transaction, work, monotonic()))

    async def run_to_completion(self, threads: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, work))

    async def close(self) -> None:
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    def run_autocommit(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.connect() as connection:
            return work(connection)

    def run_transaction(self, work: Callable[[Connection], Answer], asked: float) -> Answer:
        """Take the lock immediately: a transaction that starts by reading fails instead of waiting if another one has written in the
        meantime."""
        with self.engine.begin() as connection, shortened_busy_timeout(connection, monotonic() - asked):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

    def run_alone(self, work: Callable[[Connection], Answer], read_only: bool = False) -> Answer:
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")
                return work(connection)
        finally:
            self.engine.dispose()

    async def find_damage(self, seconds: float = CHECKING) -> str | None:
        """Return what is wrong with the file in SQLite's words, or None if nothing was found in that time."""
        return await self.run_to_completion(self.readers, partial(self.run_autocommit, partial(quick_check, until=monotonic() + seconds)))


@contextmanager
def shortened_busy_timeout(connection: Connection, waited: float) -> Iterator[None]:
    """Wait less for the lock after waiting for the turn, so that a file that stays locked refuses everybody in time."""
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


def quick_check(connection: Connection, until: float) -> str | None:
    driver: Any = connection.connection.driver_connection
    driver.set_progress_handler(lambda: monotonic() > until, STEPS)
    try:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        return None if found == "ok" else str(found)
    except OperationalError as error:
        if database_failure(error) == "away":  # interrupted
            return None
        raise
    finally:
        driver.set_progress_handler(None, 0)


def create_file(path: Path) -> None:
    """Create the file, readable only by its owner; SQLite gives its companion files the same permissions."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def configure_connection(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver starts no transactions of its own
    for pragma in (busy_timeout(PATIENCE), *PRAGMAS):
        connection.execute(f"PRAGMA {pragma}")
