"""Archived logs: some time after a table finished, its entries move into one compressed row.

The log of a table is its archive, if it has one, followed by its entries. So a table can continue after it was archived, and what it adds
is archived with the rest later. The entries of running tables stay few, however many games were played before.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from msgspec.structs import asdict
from sqlalchemy import (
    CompoundSelect,
    Connection,
    Integer,
    LargeBinary,
    Select,
    Text,
    cast,
    delete,
    insert,
    literal,
    null,
    select,
    tuple_,
    union_all,
    update,
)

from .database import StorePart, chunks
from .hash_chain import log_digest
from .rows import EntryRow
from .schema import CHAT, FINISHED, IS_CHAT, archives, entries, tables

log = structlog.get_logger("katzentisch.storage")
FORMAT = 1  # zlib over MessagePack: an array of [number, at, body]
SOME = 4  # tables in one transaction, so that moves don't wait for long
LISTED = 1000  # tables looked up at a time
DECODER = msgspec.msgpack.Decoder(list[tuple[int, int, str]])


class DamagedArchive(Exception):
    """An archived log can't be read."""


LOOSE = select(
    entries.c.number, entries.c.at, entries.c.body, cast(null(), LargeBinary).label("packed"), cast(null(), Integer).label("format")
)
ARCHIVED = select(archives.c.count, cast(literal(0), entries.c.at.type), cast(null(), Text), archives.c.packed, archives.c.format)
# Without the hint SQLite would read the whole log.
CHATS = LOOSE.where(IS_CHAT).order_by(entries.c.number.desc()).with_hint(entries, "INDEXED BY entries_chat", "sqlite")


def pack(rows: Sequence[EntryRow]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode([(row.number, row.at, row.body) for row in rows]))


def unpack(packed: bytes, format: int) -> list[EntryRow]:
    """Return the entries of an archive. Raises DamagedArchive."""
    if format != FORMAT:
        raise DamagedArchive(f"format {format} is unknown")
    try:
        return [EntryRow(*row) for row in DECODER.decode(zlib.decompress(packed))]
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DamagedArchive(str(error)) from error


def read_log(connection: Connection, table: str, after: int = 0, upto: int | None = None) -> list[EntryRow]:
    """Return the entries of a table, wherever they are. One statement reads both places, so an entry that moves is found exactly once."""
    loose = LOOSE.where(entries.c.table_id == table, entries.c.number > after)
    if upto is not None:
        loose = loose.where(entries.c.number <= upto)
    rows = read_both(connection, union_all(loose, archived_after(table, after)))
    return [row for row in rows if after < row.number and (upto is None or row.number <= upto)]


def read_chats(connection: Connection, table: str, after: int, upto: int, limit: int) -> list[EntryRow]:
    """Return the last chat messages between two entries, in order."""
    loose = CHATS.where(entries.c.table_id == table, entries.c.number > after, entries.c.number <= upto).limit(limit).subquery()
    rows = read_both(connection, union_all(select(loose), archived_after(table, after)))
    return [row for row in rows if after < row.number <= upto and row.body.startswith(CHAT)][-limit:]


def archived_after(table: str, after: int) -> Any:
    return ARCHIVED.where(archives.c.table_id == table, archives.c.count > after)


def read_both(connection: Connection, wanted: CompoundSelect[Any]) -> list[EntryRow]:
    """Return loose and archived entries in order. The number of an archive is that of its last entry."""
    found: list[EntryRow] = []
    for number, at, body, packed, format in sorted(connection.execute(wanted).all(), key=lambda row: int(row.number)):
        found += [EntryRow(number, at, body)] if packed is None else unpack(packed, format)
    return found


def select_finished(before: int, last: tuple[int, str]) -> Select[Any]:
    """Select the tables to archive that follow one, each with the time of its last change: a table that can't be archived must not hold
    up the others."""
    is_next = tuple_(tables.c.changed, tables.c.id) > tuple_(*map(literal, last))
    wanted = select(tables.c.changed, tables.c.id).where(FINISHED, tables.c.changed < before, is_next)
    return wanted.order_by(tables.c.changed, tables.c.id).limit(LISTED)


def archive_table(connection: Connection, id: str, before: int) -> bool:
    """Archive the log of a table that is finished and hasn't changed since a time; return whether that was done.

    A table that another process is working on is left alone, and a log with an error stays as it was found.
    """
    is_ready = (tables.c.id == id, FINISHED, tables.c.changed < before)
    table = connection.execute(select(tables.c.number, tables.c.digest).where(*is_ready).with_for_update(skip_locked=True)).one_or_none()
    if table is None:
        return False
    packed = pack(read_log(connection, id))
    rows = unpack(packed, FORMAT)  # what is checked is what remains
    if [row.number for row in rows] != list(range(1, table.number + 1)) or log_digest(rows) != table.digest:
        return False
    connection.execute(delete(archives).where(archives.c.table_id == id))
    archive = {"table_id": id, "format": FORMAT, "count": table.number, "digest": table.digest, "packed": packed}
    connection.execute(insert(archives), archive)
    connection.execute(delete(entries).where(entries.c.table_id == id))
    connection.execute(update(tables).where(tables.c.id == id).values(archived=table.number))
    return True


def restore_entries(connection: Connection, table: str) -> None:
    """Move the entries of a table, whose row is locked, out of its archive, so that they can be rewritten.

    A damaged archive is deleted: nobody can use it, and it may contain what has to be rewritten.
    """
    wanted = select(archives.c.packed, archives.c.format).where(archives.c.table_id == table)
    if archive := connection.execute(wanted).one_or_none():
        try:
            found = unpack(*archive)
        except DamagedArchive as error:
            log.warning("damaged archive deleted", table=table, error=str(error))
            found = []
        if found:
            connection.execute(insert(entries), [{"table_id": table, **asdict(row)} for row in found])
        connection.execute(delete(archives).where(archives.c.table_id == table))
        connection.execute(update(tables).where(tables.c.id == table).values(archived=0))


class LogArchive(StorePart):
    async def archive_tables(self, before: int) -> int:
        """Archive the logs of tables that are over or closed and haven't changed since a time, a few at a time, so that others can write
        in between. Returns how many were archived."""
        count, last = 0, (-1, "")
        while found := await self.tables_to_archive(before, last):
            last = found[-1]
            for some in chunks([id for _, id in found], SOME):
                count += await self.archive_some(some, before)
        return count

    async def tables_to_archive(self, before: int, last: tuple[int, str]) -> list[tuple[int, str]]:
        return [(changed, id) for changed, id in await self.rows(select_finished(before, last))]

    async def archive_some(self, ids: Sequence[str], before: int) -> int:
        return await self.database.write(lambda connection: sum(archive_table(connection, id, before) for id in ids))
