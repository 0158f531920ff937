"""PostgreSQL through asyncpg. The address is passed on unchanged, so it can contain anything that PostgreSQL's own programs accept."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from types import ModuleType
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from ...games.game import Refusal
from ...words import Said
from .database import Answer, Database

SECONDS_TO_CONNECT = 10
SECONDS_TO_FINISH = 10  # when the server stops
PATIENCE = 30  # seconds to wait for an answer; the work is finished anyway
LOCKED = 0.8  # the share of it that is for locks
IN_USE = 0x6B61747B  # the advisory lock that every connection of a server shares
SNAPSHOT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
CONNECTIONS = 10  # no overflow: opening a connection takes longer than waiting for one


class Postgres(Database):
    kind = "postgresql"

    def __init__(self, address: str) -> None:
        self.address, self.driver = address, driver()
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": True}
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=self.connect, hide_parameters=True, **pool)
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.at_work: set[asyncio.Task[Any]] = set()

    async def connect(self) -> Any:
        """Open a connection. Once the database is ready, waiting for locks is limited, so that waiters can't occupy all connections; and
        the lock shows that a server uses the database."""
        connection = await self.driver.connect(self.address, timeout=SECONDS_TO_CONNECT)
        if self.is_ready:
            await connection.execute(f"SET lock_timeout = {round(1000 * LOCKED * PATIENCE)}; SELECT pg_advisory_lock_shared({IN_USE})")
        return connection

    async def mark_ready(self) -> None:
        await super().mark_ready()
        await self.engine.dispose()  # new connections get the limit

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.run_to_completion(self.run_autocommit(work))

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.run_to_completion(self.run_transaction(work))

    async def run_to_completion(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Run the work in its own task. Cancelling it would cost the connection, and SQLAlchemy reports an error if closing that is
        cancelled too."""
        task = asyncio.create_task(work)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)
        task.add_done_callback(retrieve_error)
        async with asyncio.timeout(PATIENCE if self.is_ready else None):
            return await asyncio.shield(task)

    def run_alone(self, work: Callable[[Connection], Answer], read_only: bool = False) -> Answer:
        return asyncio.run(self.run_and_close(work, SNAPSHOT if read_only else {}))

    async def run_and_close(self, work: Callable[[Connection], Answer], options: dict[str, Any]) -> Answer:
        try:
            async with self.engine.execution_options(**options).begin() as connection:
                return await connection.run_sync(work)
        finally:
            await self.engine.dispose()

    async def close(self) -> None:
        if self.at_work:
            await asyncio.wait(self.at_work, timeout=SECONDS_TO_FINISH)
        await self.engine.dispose()

    async def run_autocommit(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def run_transaction(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)


def retrieve_error(task: asyncio.Task[Any]) -> None:
    """Retrieve the error of a task whose caller may have been cancelled."""
    if not task.cancelled():
        task.exception()


def driver() -> ModuleType:
    """Return asyncpg, which is an optional extra."""
    try:
        return import_module("asyncpg")
    except ModuleNotFoundError as error:
        raise Refusal(Said("database-no-driver")) from error
