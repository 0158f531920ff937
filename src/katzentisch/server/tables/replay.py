"""Replay of a table from its log."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec

from ...play.step import Step
from .entries import AnyEntry, Began, Opened, decode
from .table import Table

ReplayStep = tuple[Table, AnyEntry, list[Step]]  # the table after an entry, the entry, the game steps it caused


class StoredEntry(Protocol):
    """A row of the log; `body` is the entry as JSON."""

    @property
    def number(self) -> int: ...

    @property
    def at(self) -> int: ...

    @property
    def body(self) -> str: ...


class BrokenLog(Exception):
    """A log that can't be replayed. The message names the table and the entry but not its content, which may reveal cards.

    It is not a Refusal, because those are sent to the client.
    """

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table}, entry {number}")
        self.table, self.number = table, number


def replay(id: str, rows: Iterable[StoredEntry]) -> Iterator[ReplayStep]:
    """Yield the same table after each entry. Raises BrokenLog."""
    rows = iter(rows)
    table, opened = open_table(id, next(rows, None))
    yield table, opened, []
    yield from replay_onto(table, rows)


def open_table(id: str, row: StoredEntry | None) -> tuple[Table, Opened]:
    try:
        assert row
        assert row.number == 1
        opened = decode(row.body)
        assert isinstance(opened, Opened)
        return Table(id, row.at, opened), opened
    except Exception as error:
        raise BrokenLog(id, 1) from error


def replay_onto(table: Table, rows: Iterable[StoredEntry]) -> Iterator[ReplayStep]:
    """Apply more entries to a table, yielding it after each. Raises BrokenLog, after which the table is unusable."""
    for row in rows:
        try:
            assert row.number == table.number + 1
            entry = decode(row.body)
            steps = table.apply(row.at, entry)
        except Exception as error:
            raise BrokenLog(table.id, row.number) from error
        yield table, entry, steps


def decode_entry(id: str, row: StoredEntry) -> AnyEntry:
    """Decode one entry. Raises BrokenLog."""
    try:
        entry: AnyEntry = decode(row.body)
        return entry
    except msgspec.MsgspecError as error:
        raise BrokenLog(id, row.number) from error


def rules_of(body: str) -> str:
    """Return the version of the rules a game began under, or "" if the entry can't be read: loading the table reports that."""
    try:
        began = decode(body)
    except msgspec.MsgspecError:
        return ""
    return began.rules if isinstance(began, Began) else ""
