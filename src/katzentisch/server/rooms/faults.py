"""Tables that can't be continued: each is named in the log and in the metrics, noted in the store, and tried again now and then."""

from dataclasses import dataclass
from functools import cache
from math import inf

import structlog

from ... import __version__
from ...games import GAMES
from ...games.game import Refusal
from ...play.rules_version import rules_version
from ...words import Said
from ..storage.database_errors import database_failure
from ..storage.store import Store
from .clock import Timed
from .counts import Counts

log = structlog.get_logger("katzentisch.faults")
SHOWN = 100  # tables in the metrics

LOG, WORK = "log", "work"  # why: the log can't be replayed; what the table does by itself fails again and again


class TableBroken(Exception):
    """Nobody can enter this table, for a reason that its people are told."""

    def __init__(self, table: str) -> None:
        super().__init__(table)

    def refusal(self, is_host: bool) -> Refusal:
        return Refusal(Said("table-broken-host" if is_host else "table-broken"))


@cache
def program() -> str:
    """What is broken for this program need not be for another."""
    return " ".join([__version__, *(f"{game}:{rules_version(game)}" for game in GAMES)])


@dataclass(frozen=True)
class Fault:
    reason: str
    until: float  # when it is tried again, by the clock that only counts


class Faults:
    def __init__(self, store: Store, counts: Counts, clock: Timed, pause: int) -> None:
        self.store, self.counts, self.clock, self.pause = store, counts, clock, pause
        self.known: dict[str, Fault] = {}

    def is_due(self, table: str) -> bool:
        """Whether it may be tried: it is well as far as is known here, or enough time has passed."""
        fault = self.known.get(table)
        return fault is None or fault.reason != LOG or self.clock.ticks() >= fault.until

    async def mark(self, table: str, reason: str, where: str, error: BaseException) -> None:
        """Never fails: that it is broken is true even if it can't be noted."""
        self.known[table] = Fault(reason, self.clock.ticks() + self.pause / 1000)
        self.counts.failures.labels(where).inc()
        self.counts.broken.labels(table, reason).set(1)
        log.error("table broken", table=table, reason=reason, where=where, exc_info=error)
        try:
            now = self.clock.now()
            await self.store.mark_broken(table, reason, program(), now, now + self.pause)
        except Exception as second:
            self.complain("fault not noted", table, second)

    async def clear(self, table: str) -> None:
        """It can be continued after all, or is closed. Never fails either."""
        fault = self.known.pop(table, None)
        try:
            noted = (await self.store.broken_reasons([table])).get(table)
            if noted:
                await self.store.clear_broken(table)
                log.info("table well again", table=table)
        except Exception as error:
            self.complain("fault not cleared", table, error)
            return
        for reason in {fault.reason if fault else None, noted} - {None}:
            self.forget(table, str(reason))

    async def close(self, table: str) -> None:
        """Nobody has to see to it any more, and it isn't tried again."""
        fault = self.known.get(table)
        self.known[table] = Fault(LOG, inf)
        await self.store.clear_broken(table)
        if fault:
            self.forget(table, fault.reason)

    async def show(self) -> None:
        """All that are noted, for the metrics: other processes find some too."""
        noted = await self.store.all_broken(SHOWN)
        self.counts.broken.clear()
        for table, reason in noted.items():
            self.counts.broken.labels(table, reason).set(1)

    def forget(self, table: str, reason: str) -> None:
        self.counts.broken.labels(table, reason)  # there may be none
        self.counts.broken.remove(table, reason)

    def complain(self, what: str, table: str, error: Exception) -> None:
        failure = database_failure(error)
        log.warning(what, table=table, failure=failure, exc_info=None if failure else error)
