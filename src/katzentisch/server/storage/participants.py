"""Whom the logs name: without it, whatever is kept about somebody could only be found by reading everything."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from .database import INSERTS, Part
from .rows import Entry, TableRow, table_row
from .schema import entries, guests, participants, seats, tables


def note(connection: Connection, table: str, named: Sequence[str]) -> None:
    if named:
        insert = INSERTS[connection.dialect.name](participants).on_conflict_do_nothing()
        connection.execute(insert, [{"table_id": table, "guest": guest} for guest in sorted(set(named))])


class Participants(Part):
    async def tables_naming(self, guest: str) -> list[TableRow]:
        """All of them, oldest first."""
        wanted = select(tables).join(participants, participants.c.table_id == tables.c.id).where(participants.c.guest == guest)
        return [table_row(row) for row in await self.rows(wanted.order_by(tables.c.created, tables.c.id))]

    async def entries_naming(self, table: str, guest: str) -> list[Entry]:
        """Those of a table's entries in which the guest's id occurs."""
        wanted = select(entries.c.number, entries.c.at, entries.c.body).where(
            entries.c.table_id == table, entries.c.body.contains(guest, autoescape=True)
        )
        return [Entry(*row) for row in await self.rows(wanted.order_by(entries.c.number))]

    async def seats_of(self, table: str, guest: str) -> list[int]:
        wanted = select(seats.c.seat).where(seats.c.table_id == table, seats.c.guest == guest).order_by(seats.c.seat)
        return [seat for [seat] in await self.rows(wanted)]

    async def orphans(self, limit: int) -> list[tuple[str, str]]:
        """Tables and guests where a log names somebody whom nobody knows any more."""
        known = select(guests.c.id).where(guests.c.id == participants.c.guest).exists()
        wanted = select(participants.c.table_id, participants.c.guest).where(~known).limit(limit)
        return [(table, guest) for table, guest in await self.rows(wanted)]
