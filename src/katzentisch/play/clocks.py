"""Clocks of a table. Settings are in seconds and days, times and durations in milliseconds; the caller passes the current time."""

from typing import Annotated

import msgspec
from msgspec import Meta

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR


class Bounds(msgspec.Struct, frozen=True):
    least: int
    most: int


SECONDS, RESERVE, DAYS = Bounds(5, 600), Bounds(0, 3600), Bounds(1, 14)


class Setting(msgspec.Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """The clock that a table agreed on. By default a decision can take forever."""

    @property
    def allowance(self) -> int | None:
        """The time for each decision, None if unlimited."""
        return None

    @property
    def savings(self) -> int:
        """The reserve for the whole game, beyond the allowances."""
        return 0

    def notice(self, time: int) -> int:
        """Return how long before the deadline to warn a player with this much time."""
        return 0


class NoClock(Setting, tag="none", frozen=True):
    pass


class MoveClock(Setting, tag="seconds", frozen=True):
    seconds: Annotated[int, Meta(ge=SECONDS.least, le=SECONDS.most)]
    reserve: Annotated[int, Meta(ge=RESERVE.least, le=RESERVE.most)]

    @property
    def allowance(self) -> int:
        return self.seconds * SECOND

    @property
    def savings(self) -> int:
        return self.reserve * SECOND

    def notice(self, time: int) -> int:
        return min(10 * SECOND, time // 3)


class DaysClock(Setting, tag="days", frozen=True):
    days: Annotated[int, Meta(ge=DAYS.least, le=DAYS.most)]

    @property
    def allowance(self) -> int:
        return self.days * DAY

    def notice(self, time: int) -> int:
        return 12 * HOUR


Clock = NoClock | MoveClock | DaysClock


class Timer:
    """The clock of one game: `seat` is the seat whose decision is due, or None; `reserves` is what each seat has left."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.reserves = [clock.savings] * players
        self.seat: int | None = None
        self.began = 0

    def start(self, seat: int, at: int) -> None:
        """Start the turn of a seat."""
        self.seat, self.began = seat, at

    def stop(self, at: int) -> None:
        """End the turn: time beyond the allowance is taken from the reserve, which is never below zero."""
        if self.seat is not None and self.clock.allowance is not None:
            beyond = max(0, at - self.began - self.clock.allowance)
            self.reserves[self.seat] = max(0, self.reserves[self.seat] - beyond)
        self.seat = None

    @property
    def time(self) -> int | None:
        """The time the seat at turn has for this decision."""
        if self.seat is None or self.clock.allowance is None:
            return None
        return self.clock.allowance + self.reserves[self.seat]

    @property
    def deadline(self) -> int | None:
        """When its time is up."""
        return None if self.time is None else self.began + self.time

    @property
    def warning(self) -> int | None:
        """When to warn the seat."""
        return None if self.time is None else self.began + self.time - self.clock.notice(self.time)
