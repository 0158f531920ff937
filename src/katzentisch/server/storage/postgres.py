"""PostgreSQL, through asyncpg. The address goes to asyncpg as it was written, so it may hold whatever PostgreSQL's own programs take."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from ...games.game import Refusal
from ...words import Said
from .database import Answer, Database

SECONDS_TO_CONNECT = 10
CONNECTIONS = 10  # none beyond them: to open one takes longer than to wait for one


class Postgres(Database):
    kind = "postgresql"

    def __init__(self, address: str) -> None:
        connect = partial(driver().connect, address, timeout=SECONDS_TO_CONNECT)
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": True}
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True, **pool)
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def driver() -> ModuleType:
    """An extra of the package."""
    try:
        return import_module("asyncpg")
    except ModuleNotFoundError as error:
        raise Refusal(Said("database-no-driver")) from error
