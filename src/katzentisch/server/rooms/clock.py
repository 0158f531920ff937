"""What time it is. The machine's clock may be set while people play, forwards or back; nobody should lose or win time by that, and bots
should neither hurry nor wait."""

import time
from collections.abc import Callable
from typing import Protocol

import structlog

from ..tables.table import Table

log = structlog.get_logger("katzentisch.clock")
SLACK = 2000  # milliseconds by which the clock may be corrected at once
SETTLED = 60.0  # seconds that a clock has to stay where it was set before it is believed
AHEAD = 5000  # milliseconds by which a log may be ahead of the clock: clocks of several machines are never quite the same


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970. A clock that jumps is followed only when it stays there; until then time goes on as it went."""

    def __init__(self, wall: Callable[[], int] = wall_clock, ticks: Callable[[], float] = time.monotonic) -> None:
        self.wall, self.ticks = wall, ticks
        self.offset = wall() - ticks() * 1000
        self.jumped: tuple[float, float] | None = None  # when it was first seen, and where to

    def __call__(self) -> int:
        ticks = self.ticks()
        offset = self.wall() - ticks * 1000
        if abs(offset - self.offset) <= SLACK or self.has_stayed(offset, ticks):
            self.offset, self.jumped = offset, None
        return round(self.offset + ticks * 1000)

    def has_stayed(self, offset: float, ticks: float) -> bool:
        if self.jumped is None or abs(offset - self.jumped[1]) > SLACK:
            self.jumped = ticks, offset
            log.warning("clock jumped", seconds=round((offset - self.offset) / 1000))
        return ticks - self.jumped[0] >= SETTLED


class Timed(Protocol):
    """Whoever knows the time, and the seconds since whenever; tests put other clocks in."""

    def now(self) -> int: ...

    def ticks(self) -> float: ...


class TableTime:
    """The time at one table: the clock's, as a rule. If the log's last entry lies ahead of the clock, because that was wrong when it was
    written, time goes on from that entry as it should, and all that is due comes after its usual pause."""

    def __init__(self, house: Timed) -> None:
        self.house = house
        self.entry: tuple[int, int] | None = None  # number and time of the one that was last looked at
        self.seen = 0.0  # when that was
        self.is_ahead = False

    def now(self, table: Table) -> int:
        now, entry = self.house.now(), (table.number, table.at)
        if entry != self.entry:
            self.entry, self.seen, self.is_ahead = entry, self.house.ticks(), table.at > now + AHEAD
        return table.at + round(1000 * (self.house.ticks() - self.seen)) if self.is_ahead else now

    def ahead(self, table: Table) -> int:
        """How far it is ahead of the clock, in milliseconds."""
        now = self.now(table)
        return now - self.house.now() if self.is_ahead else 0
