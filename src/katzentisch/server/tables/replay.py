"""Replay of a table from its log."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ...play.step import Step
from ..storage.hash_chain import log_digest
from ..storage.rows import EntryRow, SnapshotRow
from .entries import AnyEntry, Began, Opened, decode
from .table import Table

ReplayStep = tuple[Table, AnyEntry, list[Step]]  # the table after an entry, the entry, the game steps it caused


class BrokenLog(Exception):
    """A log that can't be replayed. The message names the table and the entry but not its content, which may reveal cards.

    It is not a Refusal, because those are sent to the client.
    """

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table}, entry {number}")
        self.table, self.number = table, number


def replay(id: str, rows: Iterable[EntryRow]) -> Iterator[ReplayStep]:
    """Yield the same table after each entry. Raises BrokenLog."""
    rows = iter(rows)
    table, opened = open_table(id, next(rows, None))
    yield table, opened, []
    yield from replay_onto(table, rows)


def open_table(id: str, row: EntryRow | None) -> tuple[Table, Opened]:
    try:
        assert row
        assert row.number == 1
        opened = decode(row.body)
        assert isinstance(opened, Opened)
        return Table(id, row.at, opened), opened
    except Exception as error:
        raise BrokenLog(id, 1) from error


def replay_onto(table: Table, rows: Iterable[EntryRow]) -> Iterator[ReplayStep]:
    """Apply more entries to a table, yielding it after each. Raises BrokenLog, after which the table is unusable."""
    for row in rows:
        try:
            assert row.number == table.number + 1
            entry = decode(row.body)
            steps = table.apply(row.at, entry)
        except Exception as error:
            raise BrokenLog(table.id, row.number) from error
        yield table, entry, steps


def check_log(id: str, rows: Sequence[EntryRow], head: tuple[int, str], snapshot: SnapshotRow | None) -> None:
    """Check that the entries after a snapshot lead to the stored digest of the log's head; there may be newer entries.

    Raises BrokenLog.
    """
    number, digest = head
    after, before = (snapshot.number, snapshot.digest) if snapshot else (0, "")
    known = [row for row in rows if row.number <= number]
    if len(known) < number - after:
        raise BrokenLog(id, after + len(known) + 1)
    is_checked = digest and (before or not snapshot)
    if is_checked and log_digest(known, before) != digest:
        raise BrokenLog(id, number)


def decode_entry(id: str, row: EntryRow) -> AnyEntry:
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
