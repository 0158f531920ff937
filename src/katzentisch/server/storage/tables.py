"""The current state of each table without its log, and the standing orders."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update

from .database import StorePart, chunks
from .hash_chain import chain_digest
from .participants import add_participants
from .rows import TableRow, table_row
from .schema import PUBLIC_AND_OPEN, PUBLIC_AND_RUNNING, entries, faults, orders, seats, tables


class Tables(StorePart):
    async def create_table(self, table: TableRow, body: str, named: Sequence[str] = ()) -> None:
        """Create a table with the first entry of its log, which mentions these guests and seats the host."""

        def create(connection: Connection) -> None:
            digest = chain_digest("", table.number, table.created, body)
            connection.execute(insert(tables), {**asdict(table), "digest": digest})
            connection.execute(insert(entries), {"table_id": table.id, "number": table.number, "at": table.created, "body": body})
            connection.execute(insert(seats), {"table_id": table.id, "seat": 0, "guest": table.host})
            add_participants(connection, table.id, named)

        await self.database.write(create)

    async def table(self, id: str) -> TableRow | None:
        found = await self.table_rows(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def table_and_membership(self, id: str, guest: str) -> tuple[TableRow, bool] | None:
        """Return the table, and whether the guest is its host or has a seat there."""
        held = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
        found = await self.rows(select(tables, or_(tables.c.host == guest, held)).where(tables.c.id == id))
        return (table_row(found[0]), bool(found[0][-1])) if found else None

    async def open_tables(self, limit: int, games: Sequence[str]) -> list[TableRow]:
        """Return public tables of these games with a free seat, the newest first."""
        is_whole = ~exists().where(faults.c.table_id == tables.c.id)
        wanted = select(tables).where(PUBLIC_AND_OPEN, tables.c.free > 0, is_whole, tables.c.game.in_(games))
        return await self.table_rows(wanted.order_by(tables.c.changed.desc()).limit(limit))

    async def running_tables(self, limit: int, games: Sequence[str], since: int) -> list[TableRow]:
        """Return public tables of these games where a game is on and something happened since a time, the newest first."""
        is_whole = ~exists().where(faults.c.table_id == tables.c.id)
        wanted = select(tables).where(PUBLIC_AND_RUNNING, tables.c.changed >= since, is_whole, tables.c.game.in_(games))
        return await self.table_rows(wanted.order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, guest: str, since: int = 0) -> list[TableRow]:
        """Return tables where the guest is host or seated, latest change first: those that are running, and those that ended since a
        time."""
        seated = select(seats.c.table_id).where(seats.c.guest == guest)
        is_used = or_(tables.c.status.not_in(("over", "closed")), (tables.c.status == "over") & (tables.c.changed >= since))
        wanted = select(tables).where(is_used, or_(tables.c.host == guest, tables.c.id.in_(seated)))
        return await self.table_rows(wanted.order_by(tables.c.changed.desc()))

    async def count_tables(self, host: str, since: int) -> int:
        """Count the host's tables that are not over and have changed since a time."""
        wanted = (tables.c.host == host, tables.c.status.not_in(("over", "closed")), tables.c.changed >= since)
        [[count]] = await self.rows(select(func.count()).where(*wanted))
        return int(count)

    async def due_tables(self, before: int, limit: int, ahead: int | None = None) -> list[str]:
        """Return tables whose task is due, the longest overdue first, and those scheduled by a clock that is ahead of a time."""
        is_due = tables.c.due < before
        if ahead is not None:
            is_due = or_(is_due, (tables.c.changed > ahead) & (tables.c.due >= tables.c.changed))
        wanted = select(tables.c.id).where(tables.c.due.is_not(None), is_due).order_by(tables.c.due).limit(limit)
        return [id for [id] in await self.rows(wanted)]

    async def turns_of(self, guest: str) -> set[str]:
        """Return the tables where it is the guest's turn."""
        own = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn)
        return {id for [id] in await self.rows(select(tables.c.id).join(seats, own).where(seats.c.guest == guest))}

    async def reschedule(self, id: str, number: int, due: int | None) -> None:
        """Change when a table is due, unless its log has grown."""
        await self.run(update(tables).where(tables.c.id == id, tables.c.number == number).values(due=due))

    async def postpone(self, id: str, due: int) -> None:
        """Postpone whatever is due at a table."""
        await self.run(update(tables).where(tables.c.id == id, tables.c.due.is_not(None)).values(due=due))

    async def running_games(self) -> list[tuple[str, str, str]]:
        """Return table, game and starting entry of every game that is running."""
        latest = select(entries.c.table_id, func.max(entries.c.number).label("number")).join(tables)
        latest = latest.where(tables.c.status.in_(("dealing", "playing")), entries.c.body.like('{"kind":"began",%'))
        began = latest.group_by(entries.c.table_id).subquery()
        is_it = (entries.c.table_id == began.c.table_id) & (entries.c.number == began.c.number)
        wanted = select(tables.c.id, tables.c.game, entries.c.body).join(began, began.c.table_id == tables.c.id).join(entries, is_it)
        return [(id, game, body) for id, game, body in await self.rows(wanted)]

    async def make_due(self, ids: Sequence[str], now: int) -> None:
        """Make tables due now."""
        for some in chunks(ids):
            await self.run(update(tables).where(tables.c.id.in_(some)).values(due=now))

    async def table_rows(self, wanted: Select[Any]) -> list[TableRow]:
        return [table_row(row) for row in await self.rows(wanted)]


class Orders(StorePart):
    async def orders(self, table: str) -> dict[int, str]:
        return dict(await self.rows(select(orders.c.seat, orders.c.body).where(orders.c.table_id == table)))

    async def put_order(self, table: str, seat: int, body: str) -> None:
        await self.run(self.database.upsert(orders), [{"table_id": table, "seat": seat, "body": body}])

    async def drop_order(self, table: str, seat: int) -> None:
        await self.run(delete(orders).where(orders.c.table_id == table, orders.c.seat == seat))
