"""PostgreSQL, through asyncpg. The address goes to asyncpg as it was written, so it may hold whatever PostgreSQL's own programs take."""

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
PATIENCE = 30  # seconds for an answer; the work is finished all the same
LOCKED = 0.8  # of them are for locks
CONNECTIONS = 10  # none beyond them: to open one takes longer than to wait for one


class Postgres(Database):
    kind = "postgresql"

    def __init__(self, address: str) -> None:
        self.address, self.driver = address, driver()
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": True}
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=self.connect, hide_parameters=True, **pool)
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.at_work: set[asyncio.Task[Any]] = set()

    async def connect(self) -> Any:
        """Once the database is in use, nobody waits for a lock so long that all connections are taken by those who do."""
        connection = await self.driver.connect(self.address, timeout=SECONDS_TO_CONNECT)
        if self.is_ready:
            await connection.execute(f"SET lock_timeout = {round(1000 * LOCKED * PATIENCE)}")
        return connection

    async def begin_use(self) -> None:
        await super().begin_use()
        await self.engine.dispose()  # those that come now know the limit

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.finish(self.work_alone(work))

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.finish(self.work_in_transaction(work))

    async def finish(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """A task of its own: to break it off costs the connection, and SQLAlchemy calls it an error if its farewell is broken off too."""
        task = asyncio.create_task(work)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)
        task.add_done_callback(heard)
        async with asyncio.timeout(PATIENCE if self.is_ready else None):
            return await asyncio.shield(task)

    async def close(self) -> None:
        if self.at_work:
            await asyncio.wait(self.at_work, timeout=SECONDS_TO_FINISH)
        await self.engine.dispose()

    async def work_alone(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def work_in_transaction(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)


def heard(task: asyncio.Task[Any]) -> None:
    """Its error was somebody's who may not have waited for it."""
    if not task.cancelled():
        task.exception()


def driver() -> ModuleType:
    """An extra of the package."""
    try:
        return import_module("asyncpg")
    except ModuleNotFoundError as error:
        raise Refusal(Said("database-no-driver")) from error
