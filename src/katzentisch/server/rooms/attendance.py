"""Who is at a table: connected to this process or to another one, or gone for so short a time that it may be a reload."""

from collections.abc import Collection, Iterable, Mapping
from time import monotonic
from typing import Protocol

from ...protocol.holders import Person
from ..tables.table import Table

SIGN_OF_LIFE = 8.0  # seconds that a player counts as connected after another process noted them; it does so every three


class Present(Protocol):
    """A connection, as far as lists of people need it."""

    me: Person

    @property
    def is_quiet(self) -> bool:
        """Whether it has stopped to answer pings."""

    def send(self, text: str) -> None: ...


class Attendance:
    """`grace` is how long a person who left counts as present, in milliseconds."""

    def __init__(self, grace: int) -> None:
        self.grace = grace / 1000
        self.departed: dict[str, tuple[Person, float]] = {}  # by guest: who left, and until when they count as present
        self.elsewhere: dict[str, tuple[int, float]] = {}  # by guest: when they were noted, and until when that counts
        self.noted: dict[str, int] = {}  # by guest: when this process last noted them
        self.shown: frozenset[str] = frozenset()  # as of the last comparison: the quiet here, and those elsewhere

    def depart(self, who: Person, connected: Iterable[Present]) -> None:
        """Note that a connection is closed; its person may have another one."""
        if not any(each.me.guest == who.guest for each in connected):
            now = monotonic()
            self.departed = {guest: each for guest, each in self.departed.items() if each[1] > now}
            self.departed[who.guest] = who, now + self.grace

    def follow(self, seen: Mapping[str, int], recent: int) -> None:
        """Read when the players were last noted. A new time is a sign of life, whatever the clocks of the machines say; at first,
        it must be after `recent`: after a restart, everyone has a moment to come back."""
        until = monotonic() + SIGN_OF_LIFE
        for guest, at in seen.items():
            before = self.elsewhere.get(guest)
            if before and before[0] == at:
                continue
            is_sign = at != self.noted.get(guest) and (before is not None or at >= recent)
            self.elsewhere[guest] = at, until if is_sign else 0.0

    def has_changed(self, connected: Collection[Present]) -> bool:
        """Return whether anybody fell silent, came back or was seen elsewhere since the last call."""
        now = monotonic()
        quiet = {f"quiet {each.me.guest}" for each in connected if each.is_quiet}
        before, self.shown = self.shown, frozenset(quiet | {guest for guest, (_, until) in self.elsewhere.items() if until > now})
        return before != self.shown

    def people(self, table: Table, connected: Iterable[Present]) -> list[Person]:
        """Return everyone who is present. Of those connected to other processes, only the players are known."""
        now = monotonic()
        players = [Person(seat.guest, seat.holder.name) for seat in table.seats if seat.guest and seat.holder]
        found = {each.guest: each for each in players if self.elsewhere.get(each.guest, (0, 0.0))[1] > now}
        found |= {guest: who for guest, (who, until) in self.departed.items() if until > now}
        found |= {each.me.guest: each.me for each in connected if not each.is_quiet}
        return list(found.values())
