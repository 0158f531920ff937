"""Past states of a table, from the last snapshot before an entry and the entries after it. Long replays run in a thread."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import structlog

from ..storage.hash_chain import log_digest
from ..storage.rows import EntryRow, SnapshotRow
from ..tables.replay import BrokenLog, replay, replay_onto
from ..tables.snapshot import EVERY, restore, snapshot_json
from ..tables.table import Table
from .services import Services

log = structlog.get_logger("katzentisch.rooms")
BRIEF = 4096  # bytes of snapshot and entries that are replayed without a thread


@dataclass(frozen=True)
class PastTable:
    """A table as it was after an entry, the entries after that one, and how many had to be replayed."""

    table: Table
    later: Sequence[EntryRow]
    replayed: int


Head = tuple[int, str]  # the number of a log's last entry, and its digest


async def load_past(services: Services, id: str, number: int, head: Head | None = None) -> PastTable:
    """Load an existing table as it was after entry `number`. Raises BrokenLog.

    An unusable snapshot only costs time; a missing one is written for the next time.
    """
    snapshot = await services.store.snapshot(id, number)
    past = await load_from(services, id, number, snapshot, head) or await load_from(services, id, number, None, head)
    if past is None:
        raise BrokenLog(id, 1)
    if past.replayed > 2 * EVERY:
        await save_snapshot(services, past.table)
    return past


async def load_from(services: Services, id: str, number: int, snapshot: SnapshotRow | None, head: Head | None) -> PastTable | None:
    rows = await services.store.entries(id, snapshot.number if snapshot else 0)
    if head:
        check_log(id, rows, head, snapshot)
    before = [row for row in rows if row.number <= number]
    size = sum(len(row.body) for row in before) + (len(snapshot.body) if snapshot else 0)
    table = await services.run(size > BRIEF, partial(rebuild, id, snapshot, before))
    return PastTable(table, rows[len(before) :], len(before)) if table else None


def check_log(id: str, rows: Sequence[EntryRow], head: Head, snapshot: SnapshotRow | None) -> None:
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


def rebuild(id: str, snapshot: SnapshotRow | None, rows: Sequence[EntryRow]) -> Table | None:
    """Return the table, or None if the snapshot is unusable or there are no entries."""
    if snapshot is None:
        return deque((table for table, _, _ in replay(id, rows)), maxlen=1).pop() if rows else None
    table = None
    try:
        table = restore(id, snapshot.body)
    except Exception as error:  # the log has everything; the message is not logged, because it may reveal cards
        log.warning("snapshot unreadable", table=id, number=snapshot.number, error=type(error).__name__)
    if table is not None:
        for _ in replay_onto(table, rows):
            pass
    return table


async def load_latest(services: Services, id: str, number: int) -> Table:
    """Load a table after its last entry, which is at least `number` if the log is complete. Raises BrokenLog."""
    past = await load_past(services, id, number, await services.store.head(id))
    for _ in replay_onto(past.table, past.later):
        pass
    return past.table


async def save_snapshot(services: Services, table: Table) -> None:
    try:
        await services.store.save_snapshot(table.id, table.number, snapshot_json(table))
    except Exception as error:  # the table can be loaded without it
        log.warning("snapshot not kept", table=table.id, error=type(error).__name__)
