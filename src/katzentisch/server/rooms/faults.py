"""Tables that can't be continued. Each is reported in the log and the metrics, noted in the store, and retried from time to time."""

from dataclasses import dataclass
from functools import cache
from math import inf

import structlog

from ... import __version__
from ...games import GAMES
from ...games.game import Refusal
from ...play.rules_version import rules_version
from ...words import Said
from ..compiled_games import CompiledGames
from ..storage.database_errors import database_failure
from ..storage.store import Store
from .clock import TimeSource
from .metrics import Metrics

log = structlog.get_logger("katzentisch.faults")
SHOWN = 100  # tables in the metrics

LOG, WORK = "log", "work"  # reasons: the log can't be replayed; a scheduled task keeps failing


class TableBroken(Exception):
    """Nobody can enter this table; its people get the reason."""

    def __init__(self, table: str) -> None:
        super().__init__(table)

    def refusal(self, is_host: bool) -> Refusal:
        return Refusal(Said("table-broken-host" if is_host else "table-broken"))


class GameMissing(TableBroken):
    """The game of this table is a plug-in that is not installed. Nothing is wrong with the table itself."""

    def __init__(self, table: str, game: str) -> None:
        super().__init__(table)
        self.game = game

    def refusal(self, is_host: bool) -> Refusal:
        return Refusal(Said("table-game-missing", {"game": self.game}))


@cache
def program() -> str:
    """Return the version of the program and its rules: another version may be able to continue the table."""
    return " ".join([__version__, *(f"{game}:{rules_version(game)}" for game in GAMES)])


@dataclass(frozen=True)
class Fault:
    reason: str
    until: float  # when it is retried, by the monotonic clock


class Faults:
    def __init__(self, store: Store, metrics: Metrics, clock: TimeSource, pause: int, compiled: CompiledGames) -> None:
        self.store, self.metrics, self.clock, self.pause = store, metrics, clock, pause
        self.compiled = compiled
        self.known: dict[str, Fault] = {}

    def is_due(self, table: str) -> bool:
        """Return whether a table may be loaded: no fault is known, or enough time has passed."""
        fault = self.known.get(table)
        return fault is None or fault.reason != LOG or self.clock.ticks() >= fault.until

    async def mark(self, table: str, reason: str, where: str, error: BaseException) -> None:
        """Note a fault. Never raises, even if the store is unavailable."""
        self.known[table] = Fault(reason, self.clock.ticks() + self.pause / 1000)
        self.metrics.failures.labels(where).inc()
        self.metrics.broken.labels(table, reason).set(1)
        log.error("table broken", table=table, reason=reason, where=where, exc_info=error)
        try:
            now = self.clock.now()
            version = __version__ if self.compiled.pending else program()  # a table marked before all rules are known is retried later
            await self.store.mark_broken(table, reason, version, now, now + self.pause)
        except Exception as second:
            self.log_failure("fault not noted", table, second)

    async def clear(self, table: str) -> None:
        """Remove the fault of a table that works again. Never raises."""
        fault = self.known.pop(table, None)
        try:
            noted = (await self.store.broken_reasons([table])).get(table)
            if noted:
                await self.store.clear_broken(table)
                log.info("table well again", table=table)
        except Exception as error:
            self.log_failure("fault not cleared", table, error)
            return
        for reason in {fault.reason if fault else None, noted} - {None}:
            self.forget(table, str(reason))

    async def close(self, table: str) -> None:
        """Remove the fault of a table that was closed; it is not retried."""
        fault = self.known.get(table)
        self.known[table] = Fault(LOG, inf)
        await self.store.clear_broken(table)
        if fault:
            self.forget(table, fault.reason)

    async def show(self) -> None:
        """Update the metrics from the store: other processes note faults too."""
        noted = await self.store.all_broken(SHOWN)
        self.metrics.broken.clear()
        for table, reason in noted.items():
            self.metrics.broken.labels(table, reason).set(1)

    def forget(self, table: str, reason: str) -> None:
        self.metrics.broken.labels(table, reason)  # creates it, in case there is none
        self.metrics.broken.remove(table, reason)

    def log_failure(self, what: str, table: str, error: Exception) -> None:
        failure = database_failure(error)
        log.warning(what, table=table, failure=failure, exc_info=None if failure else error)
