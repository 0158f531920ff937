"""The tables as they are now, without their logs."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, func, insert, or_, select, update

from .database import Part
from .participants import note
from .rows import TableRow
from .schema import PUBLIC_AND_OPEN, entries, seats, tables


class Tables(Part):
    async def create_table(self, table: TableRow, body: str, named: Sequence[str] = ()) -> None:
        """With the first entry of its log, and the guests whom that names."""

        def create(connection: Connection) -> None:
            connection.execute(insert(tables), asdict(table))
            connection.execute(insert(entries), {"table_id": table.id, "number": table.number, "at": table.created, "body": body})
            note(connection, table.id, named)

        await self.database.write(create)

    async def table(self, id: str) -> TableRow | None:
        found = await self.found(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def open_tables(self, limit: int, game: str | None = None) -> list[TableRow]:
        """Public ones with a free seat, newest first."""
        wanted = select(tables).where(PUBLIC_AND_OPEN, tables.c.free > 0).order_by(tables.c.changed.desc()).limit(limit)
        return await self.found(wanted if game is None else wanted.where(tables.c.game == game))

    async def tables_of(self, guest: str, since: int = 0) -> list[TableRow]:
        """Where the guest is host or has a seat, newest change first: those that are neither closed nor over, or over since a time."""
        seated = select(seats.c.table_id).where(seats.c.guest == guest)
        is_used = or_(tables.c.status.not_in(("over", "closed")), (tables.c.status == "over") & (tables.c.changed >= since))
        wanted = select(tables).where(is_used, or_(tables.c.host == guest, tables.c.id.in_(seated)))
        return await self.found(wanted.order_by(tables.c.changed.desc()))

    async def count_tables(self, host: str, since: int) -> int:
        """Those that are not over, and where something has happened since."""
        wanted = (tables.c.host == host, tables.c.status.not_in(("over", "closed")), tables.c.changed >= since)
        [[count]] = await self.rows(select(func.count()).where(*wanted))
        return int(count)

    async def due_tables(self, before: int, limit: int) -> list[str]:
        """Those whose time is up, the longest overdue first."""
        wanted = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due).limit(limit)
        return [id for [id] in await self.rows(wanted)]

    async def turns_of(self, guest: str) -> set[str]:
        """The tables where it is the guest's turn."""
        own = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn)
        return {id for [id] in await self.rows(select(tables.c.id).join(seats, own).where(seats.c.guest == guest))}

    async def postpone(self, id: str, number: int, due: int | None) -> None:
        """What was due is not, or later; unless the log has gone on."""
        await self.run(update(tables).where(tables.c.id == id, tables.c.number == number).values(due=due))

    async def found(self, wanted: Select[Any]) -> list[TableRow]:
        return [TableRow(*row) for row in await self.rows(wanted)]
