"""A table out of its log."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ...play.step import Step
from ..storage.hash_chain import log_digest
from ..storage.rows import EntryRow, SnapshotRow
from .entries import AnyEntry, Began, Opened, decode
from .table import Table

Replayed = tuple[Table, AnyEntry, list[Step]]  # the table after an entry, the entry, what it made happen in the game


class BrokenLog(Exception):
    """A log that can't be replayed. It says which entry of which table, and nothing of what is in it: what stands behind it may name cards.

    Not a Refusal: those go to whoever asked.
    """

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table}, entry {number}")
        self.table, self.number = table, number


def replayed(id: str, rows: Iterable[EntryRow]) -> Iterator[Replayed]:
    """The same table again and again, one entry further each time; raises BrokenLog."""
    rows = iter(rows)
    table, opened = first(id, next(rows, None))
    yield table, opened, []
    yield from continued(table, rows)


def first(id: str, row: EntryRow | None) -> tuple[Table, Opened]:
    try:
        assert row
        assert row.number == 1
        opened = decode(row.body)
        assert isinstance(opened, Opened)
        return Table(id, row.at, opened), opened
    except Exception as error:
        raise BrokenLog(id, 1) from error


def continued(table: Table, rows: Iterable[EntryRow]) -> Iterator[Replayed]:
    """Raises BrokenLog; the table is good for nothing then."""
    for row in rows:
        try:
            assert row.number == table.number + 1
            entry = decode(row.body)
            steps = table.take(row.at, entry)
        except Exception as error:
            raise BrokenLog(table.id, row.number) from error
        yield table, entry, steps


def check_log(id: str, rows: Sequence[EntryRow], head: tuple[int, str], snapshot: SnapshotRow | None) -> None:
    """Whether the entries after a snapshot lead to the digest that was kept with the last of them; more may have come since. Raises
    BrokenLog."""
    number, digest = head
    after, before = (snapshot.number, snapshot.digest) if snapshot else (0, "")
    known = [row for row in rows if row.number <= number]
    if len(known) < number - after:
        raise BrokenLog(id, after + len(known) + 1)
    is_checked = digest and (before or not snapshot)
    if is_checked and log_digest(known, before) != digest:
        raise BrokenLog(id, number)


def entry_in(id: str, row: EntryRow) -> AnyEntry:
    """Raises BrokenLog."""
    try:
        entry: AnyEntry = decode(row.body)
        return entry
    except msgspec.MsgspecError as error:
        raise BrokenLog(id, row.number) from error


def rules_of(body: str) -> str:
    """The rules that a game was begun under; a beginning that can't be read is for whoever loads the table to complain about."""
    try:
        began = decode(body)
    except msgspec.MsgspecError:
        return ""
    return began.rules if isinstance(began, Began) else ""
