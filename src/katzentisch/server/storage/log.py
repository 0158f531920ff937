"""The tables' logs: numbered entries that are never removed."""

from collections.abc import Sequence

from sqlalchemy import select

from .database import Database, StorePart, chunks
from .heads import Heads
from .rows import Append, EntryRow
from .schema import IS_CHAT, entries, tables
from .writer import Writer, WriterCounts

ROWS = select(entries.c.number, entries.c.at, entries.c.body)
# Without the hint SQLite would read the whole log.
CHATS = ROWS.where(IS_CHAT).order_by(entries.c.number.desc()).with_hint(entries, "INDEXED BY entries_chat", "sqlite")


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
        wanted = ROWS.where(entries.c.table_id == table, entries.c.number > after)
        if upto is not None:
            wanted = wanted.where(entries.c.number <= upto)
        return [EntryRow(*row) for row in await self.rows(wanted.order_by(entries.c.number))]

    async def chats(self, table: str, after: int, upto: int, limit: int) -> list[EntryRow]:
        """Return the last chat messages between two entries, in order."""
        wanted = CHATS.where(entries.c.table_id == table, entries.c.number > after, entries.c.number <= upto)
        return [EntryRow(*row) for row in reversed(await self.rows(wanted.limit(limit)))]

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
