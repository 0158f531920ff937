"""Who is at a table, told to all who are: at most once in a while, and only what is new. So it costs little if somebody keeps coming."""

import asyncio
from collections.abc import Collection, Iterable
from time import monotonic
from typing import Protocol

from ..tables.entries import Person
from ..tables.names import told_apart
from ..tables.table import Table
from ..wire import messages, protocol

MOST_NAMED = 50  # people; of the others only the number is told


class Present(Protocol):
    me: Person

    def send(self, text: str) -> None: ...


class Company:
    """`pause` is in milliseconds; without one everybody is told at once."""

    def __init__(self, pause: int) -> None:
        self.pause = pause / 1000
        self.told: dict[Present, str] = {}  # what each of them knows
        self.since = -self.pause  # when all were last told
        self.timer: asyncio.TimerHandle | None = None

    def changed(self, table: Table, present: Collection[Present]) -> None:
        """Somebody has come or gone; `present` stays up to date until the others are told."""
        if self.timer or not present:
            return
        wait = self.since + self.pause - monotonic()
        if wait <= 0:
            self.tell(table, present)
        else:
            self.timer = asyncio.get_running_loop().call_later(wait, self.tell, table, present)

    def tell(self, table: Table, present: Collection[Present]) -> None:
        self.timer, self.since = None, monotonic()
        if present:
            text = written(table, present)
            self.told = {each: self.told.get(each, "") for each in present}
            for each in present:
                self.tell_one(each, text)

    def tell_one(self, one: Present, text: str) -> None:
        if self.told.get(one) != text:
            self.told[one] = text
            one.send(text)

    def forget(self, one: Present) -> None:
        self.told.pop(one, None)


def written(table: Table, present: Iterable[Present]) -> str:
    """Those with a seat are named first of all."""
    seated = {seat.guest for seat in table.seats}
    people = sorted({each.me.guest: each.me for each in present}.values(), key=lambda each: (each.name, each.guest))
    chosen = {each.guest for each in sorted(people, key=lambda each: each.guest not in seated)[:MOST_NAMED]}
    named = [each for each in people if each.guest in chosen]
    return protocol.encode(messages.People(table=table.id, people=told_apart(table, named), more=len(people) - len(named))).decode()
