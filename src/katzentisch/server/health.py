"""Check whether the database can save anything, by writing a row: rarely, and without making anybody wait long for the answer."""

import asyncio
from typing import Literal

import structlog

from .rooms.services import Services
from .storage.database_errors import DatabaseFailure, database_failure

log = structlog.get_logger("katzentisch.health")
FRESH = 5.0  # seconds for which an answer stays valid
LIMIT = 2.0  # seconds after which the database counts as slow

WriteProblem = DatabaseFailure | Literal["slow"]


class WriteCheck:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.task: asyncio.Task[None] | None = None
        self.started = self.answered = -FRESH
        self.found: WriteProblem | None = None
        self.broken = 0  # tables that can't be continued

    async def problem(self) -> WriteProblem | None:
        """Return what keeps the database from saving, or None."""
        if self.task is None and self.services.ticks() - self.answered >= FRESH:
            self.started = self.services.ticks()
            self.task = asyncio.create_task(self.check())
        if self.task is None:
            return self.found
        left = self.started + LIMIT - self.services.ticks()
        if left > 0:
            await asyncio.wait({self.task}, timeout=left)
        return "slow" if self.task else self.found

    async def check(self) -> None:
        try:
            await self.services.store.write_heartbeat(self.services.now())
            self.broken = await self.services.store.count_broken()
            self.found = None
        except Exception as error:
            self.found = database_failure(error) or "damaged"
            log.warning("nothing can be saved", failure=self.found, exc_info=None if database_failure(error) else error)
        finally:
            self.answered, self.task = self.services.ticks(), None

    def close(self) -> None:
        if self.task:
            self.task.cancel()
