"""The tables' logs: numbered entries, each of them there for good."""

from collections.abc import Sequence

from sqlalchemy import select

from .database import Database, Part, chunks
from .heads import Heads
from .rows import Append, Entry
from .schema import IS_CHAT, entries, tables
from .writer import Counts, Writer

ROWS = select(entries.c.number, entries.c.at, entries.c.body)
# SQLite would rather read the whole log.
CHATS = ROWS.where(IS_CHAT).order_by(entries.c.number.desc()).with_hint(entries, "INDEXED BY entries_chat", "sqlite")


class Log(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.writer = Writer(database)
        self.heads: Heads | None = None  # kept by a server that has a SQLite database of its own

    @property
    def counts(self) -> Counts:
        return self.writer.counts

    async def append(self, append: Append) -> bool:
        """False where the entry's number is not the next one: somebody else was faster."""
        is_accepted = await self.writer.append(append)
        if is_accepted and self.heads:
            self.heads.note(append.table, append.number)
        return is_accepted

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[Entry]:
        wanted = ROWS.where(entries.c.table_id == table, entries.c.number > after)
        if upto is not None:
            wanted = wanted.where(entries.c.number <= upto)
        return [Entry(*row) for row in await self.rows(wanted.order_by(entries.c.number))]

    async def chats(self, table: str, after: int, upto: int, limit: int) -> list[Entry]:
        """What was said at a table between two entries: the last of it, in its order."""
        wanted = CHATS.where(entries.c.table_id == table, entries.c.number > after, entries.c.number <= upto)
        return [Entry(*row) for row in reversed(await self.rows(wanted.limit(limit)))]

    async def head(self, table: str) -> tuple[int, str]:
        """The number of the last entry, and the digest of all."""
        rows = await self.rows(select(tables.c.number, tables.c.digest).where(tables.c.id == table))
        return rows[0][0], rows[0][1]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The last number of each table that exists."""
        found: dict[str, int] = {}
        for some in chunks(ids):
            found.update(await self.rows(select(tables.c.id, tables.c.number).where(tables.c.id.in_(some))))
        return found
