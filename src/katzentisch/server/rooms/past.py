"""What a table was: out of the last snapshot before a moment and the entries after it. What takes long happens beside the event loop."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import structlog

from ..storage.rows import EntryRow, SnapshotRow
from ..tables.replaying import BrokenLog, check_log, continued, replayed
from ..tables.snapshot import EVERY, restored, written
from ..tables.table import Table
from .house import House

log = structlog.get_logger("katzentisch.rooms")
BRIEF = 4096  # bytes of snapshot and entries that are replayed at once, without another thread


@dataclass(frozen=True)
class Past:
    """A table as it was after an entry, the entries after it, and how many had to be replayed."""

    table: Table
    later: Sequence[EntryRow]
    replayed: int


Head = tuple[int, str]  # the number of a log's last entry, and its digest


async def past_of(house: House, id: str, number: int, head: Head | None = None) -> Past:
    """Of a table that exists. A snapshot that can't be used costs time, and nothing else; one that is missing is made for the next time.

    Raises BrokenLog.
    """
    snapshot = await house.store.snapshot(id, number)
    past = await past_from(house, id, number, snapshot, head) or await past_from(house, id, number, None, head) or empty(id)
    if past.replayed > 2 * EVERY:
        await keep_snapshot(house, past.table)
    return past


def empty(id: str) -> Past:
    raise BrokenLog(id, 1)


async def past_from(house: House, id: str, number: int, snapshot: SnapshotRow | None, head: Head | None) -> Past | None:
    rows = await house.store.entries(id, snapshot.number if snapshot else 0)
    if head:
        check_log(id, rows, head, snapshot)
    before = [row for row in rows if row.number <= number]
    weight = sum(len(row.body) for row in before) + (len(snapshot.body) if snapshot else 0)
    table = await house.apart(weight > BRIEF, partial(rebuilt, id, snapshot, before))
    return Past(table, rows[len(before) :], len(before)) if table else None


def rebuilt(id: str, snapshot: SnapshotRow | None, rows: Sequence[EntryRow]) -> Table | None:
    """None where the snapshot is of no use, or where there is nothing at all."""
    if snapshot is None:
        return deque((table for table, _, _ in replayed(id, rows)), maxlen=1).pop() if rows else None
    table = None
    try:
        table = restored(id, snapshot.body)
    except Exception as error:  # whatever is wrong with it, the log has everything; what went wrong may name cards
        log.warning("snapshot unreadable", table=id, number=snapshot.number, error=type(error).__name__)
    if table is not None:
        for _ in continued(table, rows):
            pass
    return table


async def latest(house: House, id: str, number: int) -> Table:
    """The table after its last entry, which has at least this number, if its log is whole. Raises BrokenLog."""
    past = await past_of(house, id, number, await house.store.head(id))
    for _ in continued(past.table, past.later):
        pass
    return past.table


async def keep_snapshot(house: House, table: Table) -> None:
    try:
        await house.store.save_snapshot(table.id, table.number, written(table))
    except Exception as error:  # reading is possible all the same
        log.warning("snapshot not kept", table=table.id, error=type(error).__name__)
