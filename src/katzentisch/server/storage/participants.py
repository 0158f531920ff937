"""The guests that the logs mention, and when each was last seen at which table.

Without this index, everything stored about a guest could only be found by reading all logs.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select, update

from .database import INSERTS, StorePart, chunks
from .log_archive import read_log
from .rows import EntryRow, TableRow, table_row
from .schema import guests, participants, presence, seats, tables


def add_participants(connection: Connection, table: str, named: Sequence[str]) -> None:
    if named:
        insert = INSERTS[connection.dialect.name](participants).on_conflict_do_nothing()
        connection.execute(insert, [{"table_id": table, "guest": guest} for guest in sorted(set(named))])


class Participants(StorePart):
    async def tables_mentioning(self, guest: str) -> list[TableRow]:
        """Return all tables whose log mentions the guest, oldest first."""
        wanted = select(tables).join(participants, participants.c.table_id == tables.c.id).where(participants.c.guest == guest)
        return [table_row(row) for row in await self.rows(wanted.order_by(tables.c.created, tables.c.id))]

    async def entries_mentioning(self, table: str, guest: str) -> list[EntryRow]:
        """Return the entries of a table that contain the guest's id."""
        rows = await self.database.read(lambda connection: read_log(connection, table))
        return [row for row in rows if guest in row.body]

    async def seats_of(self, table: str, guest: str) -> list[int]:
        wanted = select(seats.c.seat).where(seats.c.table_id == table, seats.c.guest == guest).order_by(seats.c.seat)
        return [seat for [seat] in await self.rows(wanted)]

    async def orphaned_participants(self, limit: int) -> list[tuple[str, str]]:
        """Return pairs of table and guest where a log mentions a guest who no longer exists."""
        known = select(guests.c.id).where(guests.c.id == participants.c.guest).exists()
        wanted = select(participants.c.table_id, participants.c.guest).where(~known).limit(limit)
        return [(table, guest) for table, guest in await self.rows(wanted)]


SEE_GUEST = update(guests).where(guests.c.id == bindparam("guest")).values(seen=bindparam("at"))


class Presence(StorePart):
    async def note_presence(self, pairs: Sequence[tuple[str, str]], at: int) -> None:
        """Note that guests were seen, as pairs of table and guest.

        Sorted, so that two processes that see the same guests don't deadlock.
        """

        def see(connection: Connection) -> None:
            rows = [{"table_id": table, "guest": guest, "seen": at} for table, guest in sorted(pairs)]
            connection.execute(self.database.upsert(presence), rows)
            connection.execute(SEE_GUEST, [{"guest": guest, "at": at} for guest in sorted({guest for _, guest in pairs})])

        if pairs:
            await self.database.write(see)

    async def note_players(self, pairs: Sequence[tuple[str, str]], at: int) -> None:
        """Note that players are connected; nothing else about them changes."""
        rows = [{"table_id": table, "guest": guest, "seen": at} for table, guest in sorted(pairs)]
        if rows:
            await self.run(self.database.upsert(presence), rows)

    async def players_seen(self, ids: Sequence[str]) -> dict[str, dict[str, int]]:
        """Return when the people who hold seats were last noted, by table and guest."""
        found: dict[str, dict[str, int]] = {}
        is_player = (presence.c.table_id == seats.c.table_id) & (presence.c.guest == seats.c.guest)
        for some in chunks(ids):
            wanted = select(presence.c.table_id, presence.c.guest, presence.c.seen).join(seats, is_player)
            for table, guest, seen in await self.rows(wanted.where(presence.c.table_id.in_(some))):
                found.setdefault(table, {})[guest] = seen
        return found

    async def presence_of(self, guest: str) -> dict[str, int]:
        """Return when the guest was last seen, by table."""
        wanted = select(presence.c.table_id, presence.c.seen).where(presence.c.guest == guest).order_by(presence.c.seen)
        return dict(await self.rows(wanted))

    async def last_seen(self, table: str) -> dict[str, int]:
        return dict(await self.rows(select(presence.c.guest, presence.c.seen).where(presence.c.table_id == table)))
