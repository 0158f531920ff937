"""Clearing away, once an hour, what has been kept for long enough."""

from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from .house import House

log = structlog.get_logger("katzentisch.upkeep")
HOUR, DAY = 3_600_000, 24 * 3_600_000  # milliseconds
UNUSED = 7 * DAY  # for which a table that never began is kept
PRESENT = DAY  # for which a table at which somebody was seen is in use
SIGNED_IN = 365 * DAY  # for which a session is good, and it is known that one has ended


class Upkeep:
    """A clock that jumps makes it wait for a day: what is deleted for a wrong clock's sake can't be brought back."""

    def __init__(self, house: House, timer: Callable[[], float] = monotonic) -> None:
        self.house, self.timer = house, timer
        self.errands: list[Callable[[], Awaitable[None]]] = []  # of others
        self.due = self.timer()
        self.seen = self.clocks()

    def clocks(self) -> tuple[int, float]:
        return self.house.now(), self.timer()

    async def run(self) -> None:
        """To be called often: it looks at the clock each time, and works when an hour has passed."""
        if self.has_jumped():
            self.due = self.timer() + DAY / 1000
            log.warning("clock jumped, nothing is cleared away for a day")
        if self.timer() >= self.due:
            self.due = self.timer() + HOUR / 1000
            await self.prune(self.house.now())
            for errand in self.errands:
                await errand()

    def has_jumped(self) -> bool:
        (then, begun), (now, ended) = self.seen, self.clocks()
        self.seen = now, ended
        return abs((now - then) - 1000 * (ended - begun)) > HOUR

    async def prune(self, now: int) -> None:
        store, retention = self.house.store, self.house.settings.retention
        finished = None if retention.tables is None else now - retention.tables * DAY
        gone = {"tables": await store.prune_tables(now - UNUSED, finished, now - PRESENT)}
        if retention.games is not None:
            gone["games"] = await store.prune_games(now - retention.games * DAY)
        if retention.guests is not None:
            gone["guests"] = await store.prune_guests(now - retention.guests * DAY)
        gone["sessions"] = await store.prune_sessions(now - SIGNED_IN)
        gone["codes"] = await store.prune_codes(now)
        await store.prune_presence(now - UNUSED)
        if any(gone.values()):
            log.info("cleared away", **gone)
