"""Clocks. The system clock may be set while people play. That must not change anyone's thinking time, nor hurry or delay bots."""

import time
from collections.abc import Callable
from typing import Protocol

import structlog

from ..tables.table import Table

log = structlog.get_logger("katzentisch.clock")
SLACK = 2000  # milliseconds: smaller corrections are followed at once
SETTLED = 60.0  # seconds a clock must stay after a jump before it is followed
AHEAD = 5000  # milliseconds a log may be ahead of the clock: the clocks of several machines always differ a little


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970. If the system clock jumps, it is followed only once it has stayed there for a while."""

    def __init__(self, wall: Callable[[], int] = wall_clock, ticks: Callable[[], float] = time.monotonic) -> None:
        self.wall, self.ticks = wall, ticks
        self.offset = wall() - ticks() * 1000
        self.jumped: tuple[float, float] | None = None  # when the jump was first seen, and the new offset

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


class TimeSource(Protocol):
    """The time in milliseconds since 1970, and a monotonic clock in seconds. Tests use their own."""

    def now(self) -> int: ...

    def ticks(self) -> float: ...


class TableTime:
    """The time at one table, usually the server's.

    If the last entry is ahead of the clock, because the clock was wrong when it was written, time continues from that entry, and tasks are
    due after their usual pause.
    """

    def __init__(self, source: TimeSource) -> None:
        self.source = source
        self.entry: tuple[int, int] | None = None  # number and time of the last entry seen
        self.seen = 0.0  # when it was seen
        self.is_ahead = False

    def now(self, table: Table) -> int:
        now, entry = self.source.now(), (table.number, table.at)
        if entry != self.entry:
            self.entry, self.seen, self.is_ahead = entry, self.source.ticks(), table.at > now + AHEAD
        return table.at + round(1000 * (self.source.ticks() - self.seen)) if self.is_ahead else now

    def ahead(self, table: Table) -> int:
        """Return how far the table's time is ahead of the clock, in milliseconds."""
        now = self.now(table)
        return now - self.source.now() if self.is_ahead else 0
