"""When tables make their moves."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Protocol

from .table import Table, rest

HUMAN_PERIOD = 2.0  # seconds from a move of a table to the next


class Pace(Protocol):
    def begin(self, tables: Sequence[Table]) -> None: ...


class FullSpeed:
    """A table moves as soon as all its seats know of the last move: what the server can do at most, at so many tables."""

    def begin(self, tables: Sequence[Table]) -> None:
        for table in tables:
            table.pace = play_now
            if table.is_ready:
                play_now(table)


def play_now(table: Table) -> None:
    table.play(monotonic())


class HumanPace:
    """Moves are due by the clock, whatever became of those before: a server that lags doesn't slow down those who measure it."""

    def begin(self, tables: Sequence[Table]) -> None:
        now = monotonic()
        for index, table in enumerate(tables):
            table.pace, table.is_due = play_if_due, False
            ring_at(table, now + HUMAN_PERIOD * (index + 1) / len(tables))


def ring_at(table: Table, due: float) -> None:
    table.due = due
    asyncio.get_running_loop().call_later(due - monotonic(), ring, table, due)


def ring(table: Table, due: float) -> None:
    if table.pace is play_if_due and table.due == due:
        table.is_due = True
        if table.is_ready:
            play_if_due(table)


def play_if_due(table: Table) -> None:
    if table.is_due:
        due = table.due
        table.play(due)
        ring_at(table, due + HUMAN_PERIOD)


async def settle(tables: Sequence[Table], patience: float) -> bool:
    """No new moves; whether all that were under way have been told."""
    for table in tables:
        table.pace = rest
    until = monotonic() + patience
    while any(table.begun is not None for table in tables) and monotonic() < until:
        await asyncio.sleep(0.05)
    return all(table.begun is None for table in tables)
