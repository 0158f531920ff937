"""How time runs at a table. Settings are in seconds and days, moments and spans in milliseconds; what time it is, the caller says."""

from typing import Annotated

import msgspec
from msgspec import Meta

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR


class Setting(msgspec.Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """What a table agrees on. Without more ado a decision may take for ever."""

    @property
    def allowance(self) -> int | None:
        """For each decision."""
        return None

    @property
    def savings(self) -> int:
        """For the whole game, beyond the allowances."""
        return 0

    def notice(self, time: int) -> int:
        """How long before the deadline somebody with so much time is warned."""
        return 0


class NoClock(Setting, tag="none", frozen=True):
    pass


class MoveClock(Setting, tag="seconds", frozen=True):
    seconds: Annotated[int, Meta(ge=5, le=600)]
    reserve: Annotated[int, Meta(ge=0, le=3600)]

    @property
    def allowance(self) -> int:
        return self.seconds * SECOND

    @property
    def savings(self) -> int:
        return self.reserve * SECOND

    def notice(self, time: int) -> int:
        return min(10 * SECOND, time // 3)


class DaysClock(Setting, tag="days", frozen=True):
    days: Annotated[int, Meta(ge=1, le=14)]

    @property
    def allowance(self) -> int:
        return self.days * DAY

    def notice(self, time: int) -> int:
        return 12 * HOUR


Clock = NoClock | MoveClock | DaysClock


class Timer:
    """The clock of one game: `seat` is the seat that is to decide, or None; `reserves` what each seat had left when it last decided."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.reserves = [clock.savings] * players
        self.seat: int | None = None
        self.began = 0

    def start(self, seat: int, at: int) -> None:
        """A turn begins."""
        self.seat, self.began = seat, at

    def stop(self, at: int) -> None:
        """A decision was made: what went beyond the allowance is taken from the reserve. Whoever ran out has none from then on."""
        if self.seat is not None and self.clock.allowance is not None:
            beyond = max(0, at - self.began - self.clock.allowance)
            self.reserves[self.seat] = max(0, self.reserves[self.seat] - beyond)
        self.seat = None

    @property
    def time(self) -> int | None:
        """How much the seat at turn has for this decision."""
        if self.seat is None or self.clock.allowance is None:
            return None
        return self.clock.allowance + self.reserves[self.seat]

    @property
    def deadline(self) -> int | None:
        """When its time is up."""
        return None if self.time is None else self.began + self.time

    @property
    def warning(self) -> int | None:
        """When it is to be warned."""
        return None if self.time is None else self.began + self.time - self.clock.notice(self.time)
