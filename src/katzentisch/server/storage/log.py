"""The tables' logs: numbered entries that are never removed. Those of finished tables are in the archive."""

from collections.abc import Sequence

from sqlalchemy import select

from .database import Database, StorePart, chunks
from .heads import Heads
from .log_archive import read_chats, read_log
from .rows import Append, EntryRow
from .schema import tables
from .writer import Writer, WriterCounts


class Log(StorePart):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.writer = Writer(database)
        self.heads: Heads | None = None  # only for a server with a SQLite database of its own

    @property
    def counts(self) -> WriterCounts:
        return self.writer.counts

    async def append(self, append: Append) -> bool:
        """Append an entry; return False if its number is not the next one because somebody else was faster."""
        is_accepted = await self.writer.append(append)
        if is_accepted and self.heads:
            self.heads.note(append.table, append.number)
        return is_accepted

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[EntryRow]:
        return await self.database.read(lambda connection: read_log(connection, table, after, upto))

    async def chats(self, table: str, after: int, upto: int, limit: int) -> list[EntryRow]:
        """Return the last chat messages between two entries, in order."""
        return await self.database.read(lambda connection: read_chats(connection, table, after, upto, limit))

    async def head(self, table: str) -> tuple[int, str]:
        """Return the number of the last entry and the digest of the log."""
        rows = await self.rows(select(tables.c.number, tables.c.digest).where(tables.c.id == table))
        return rows[0][0], rows[0][1]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each table that exists."""
        found: dict[str, int] = {}
        for some in chunks(ids):
            found.update(await self.rows(select(tables.c.id, tables.c.number).where(tables.c.id.in_(some))))
        return found
