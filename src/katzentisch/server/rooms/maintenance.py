"""Maintenance: once an hour, deletes data whose retention time is over, and archives the logs of finished tables."""

from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from .services import Services

log = structlog.get_logger("katzentisch.upkeep")
HOUR, DAY = 3_600_000, 24 * 3_600_000  # milliseconds
UNUSED = 7 * DAY  # how long a table without a game is kept
ARCHIVED = DAY  # after its last change, the log of a finished table is archived
PRESENT = DAY  # how long a table counts as in use after a person was there
SIGNED_IN = 365 * DAY  # how long a session is valid, and its end is remembered


class Maintenance:
    """If the clock jumps, nothing is deleted for a day: data deleted because of a wrong clock can't be restored."""

    def __init__(self, services: Services, timer: Callable[[], float] = monotonic) -> None:
        self.services, self.timer = services, timer
        self.jobs: list[Callable[[], Awaitable[None]]] = []  # registered by other parts of the server
        self.due = self.timer()
        self.seen = self.clocks()

    def clocks(self) -> tuple[int, float]:
        return self.services.now(), self.timer()

    async def run(self) -> None:
        """Do the hourly work if it is due. Call this often: it also checks the clock each time."""
        if self.has_jumped():
            self.due = self.timer() + DAY / 1000
            log.warning("clock jumped, nothing is cleared away for a day")
        if self.timer() >= self.due:
            self.due = self.timer() + HOUR / 1000
            await self.prune(self.services.now())
            await self.archive(self.services.now())
            for job in self.jobs:
                await job()

    def has_jumped(self) -> bool:
        (then, begun), (now, ended) = self.seen, self.clocks()
        self.seen = now, ended
        return abs((now - then) - 1000 * (ended - begun)) > HOUR

    async def prune(self, now: int) -> None:
        store, retention = self.services.store, self.services.settings.retention
        finished = None if retention.tables is None else now - retention.tables * DAY
        deleted = {"tables": await store.prune_tables(now - UNUSED, finished, now - PRESENT)}
        if retention.games is not None:
            deleted["games"] = await store.prune_games(now - retention.games * DAY)
        if retention.guests is not None:
            deleted["guests"] = await store.prune_guests(now - retention.guests * DAY)
        deleted["sessions"] = await store.prune_sessions(now - SIGNED_IN)
        deleted["codes"] = await store.prune_codes(now)
        await store.prune_presence(now - UNUSED)
        if any(deleted.values()):
            log.info("cleared away", **deleted)

    async def archive(self, now: int) -> None:
        if count := await self.services.store.archive_tables(now - ARCHIVED):
            log.info("archived", tables=count)
