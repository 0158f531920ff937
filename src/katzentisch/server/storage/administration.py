"""What operators see and do: overviews, blocks, tables to be closed, and the audit, which is only ever added to."""

from collections.abc import Sequence
from itertools import islice
from secrets import token_urlsafe

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, exists, func, insert, or_, select

from .database import INSERTS, StorePart, chunks
from .rows import AuditEntry, Block, Closing, Guest, GuestOverview, TableOverview, table_row
from .schema import audit, blocks, closings, faults, guests, seats, sessions, tables

REQUESTED, CLOSED, FAILED = "requested", "closed", "failed"  # results of closing a table


class Administration(StorePart):
    async def overviews(self, limit: int, is_closed_too: bool, id: str | None = None) -> list[TableOverview]:
        """Return tables, the latest change first, or only the one with an id."""
        wanted = select(tables, faults.c.reason, closings.c.request).outerjoin(faults).outerjoin(closings)
        if id is not None:
            wanted = wanted.where(tables.c.id == id)
        elif not is_closed_too:
            wanted = wanted.where(tables.c.status != "closed")
        found = await self.rows(wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))
        held = await self.guests_on_seats([row.id for row in found])
        return [TableOverview(table_row(row), held.get(row.id, {}), row[-2], row[-1] is not None) for row in found]

    async def guests_on_seats(self, ids: Sequence[str]) -> dict[str, dict[int, str]]:
        """Return the guests who hold seats, by table and seat."""
        held: dict[str, dict[int, str]] = {}
        for some in chunks(ids):
            for table, seat, guest in await self.rows(
                select(seats.c.table_id, seats.c.seat, seats.c.guest).where(seats.c.table_id.in_(some))
            ):
                held.setdefault(table, {})[seat] = guest
        return held

    async def guest_overviews(self, limit: int, part: str, now: int) -> list[GuestOverview]:
        """Return guests with an id, or whose name contains a text, the last one seen first."""
        active = select(func.count()).where(sessions.c.guest == guests.c.id, sessions.c.ended.is_(None)).scalar_subquery()
        has_seat = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guests.c.id)
        used = select(func.count()).where(tables.c.status != "closed", or_(tables.c.host == guests.c.id, has_seat)).scalar_subquery()
        is_current = or_(blocks.c.until.is_(None), blocks.c.until > now)
        blocked = exists().where(blocks.c.kind == "guest", blocks.c.value == guests.c.id, is_current)
        wanted = select(guests, active, used, blocked).order_by(guests.c.seen.desc(), guests.c.id)
        if part:
            ids = await self.guests_like(part, limit)
            found = [row for some in chunks(ids) for row in await self.rows(wanted.where(guests.c.id.in_(some)))]
        else:
            found = list(await self.rows(wanted.limit(limit)))
        return [GuestOverview(Guest(*row[:-3]), int(row[-3]), int(row[-2]), bool(row[-1])) for row in found]

    async def guests_like(self, part: str, limit: int) -> list[str]:
        """Return the ids of such guests. Names are compared here, because databases fold only ASCII, or what their locale allows."""
        wanted = select(guests.c.id, guests.c.name).order_by(guests.c.seen.desc(), guests.c.id)

        def search(connection: Connection) -> list[str]:
            like = (id for id, name in connection.execute(wanted) if id == part or part.casefold() in name.casefold())
            return list(islice(like, limit))

        return await self.database.read(search)

    async def blocks(self, now: int) -> list[Block]:
        """Return the blocks in force, the newest first."""
        wanted = select(blocks).where(or_(blocks.c.until.is_(None), blocks.c.until > now))
        return [Block(*row) for row in await self.rows(wanted.order_by(blocks.c.since.desc(), blocks.c.kind, blocks.c.value))]

    async def add_block(self, block: Block, entry: AuditEntry) -> None:
        """Add a block, or replace it, and note that in the audit."""

        def add(connection: Connection) -> None:
            connection.execute(self.database.upsert(blocks), [asdict(block)])
            note(connection, entry)

        await self.database.write(add)

    async def remove_block(self, kind: str, value: str, entry: AuditEntry) -> bool:
        """Lift a block and note that in the audit; return False if there is none."""

        def remove(connection: Connection) -> bool:
            lifted = connection.execute(delete(blocks).where(blocks.c.kind == kind, blocks.c.value == value))
            if lifted.rowcount:
                note(connection, entry)
            return bool(lifted.rowcount)

        return await self.database.write(remove)

    async def request_closing(self, closing: Closing, entry: AuditEntry) -> str:
        """Ask for a table to be closed and note that in the audit; return the request, which may be an earlier one for the same table."""

        def ask(connection: Connection) -> str:
            row = {"table_id": closing.table, "request": closing.request, "who": closing.who, "reason": closing.reason}
            earlier = {"request": closings.c.request}  # keeps it
            asked = INSERTS[self.database.kind](closings).on_conflict_do_update(index_elements=[closings.c.table_id], set_=earlier)
            request = str(connection.execute(asked.returning(closings.c.request), row).scalar_one())
            note(connection, entry, request)
            return request

        return await self.database.write(ask)

    async def closings(self) -> list[Closing]:
        return [Closing(*row) for row in await self.rows(select(closings))]

    async def finish_closing(self, closing: Closing, result: str, at: int) -> bool:
        """Note in the audit how closing a table ended; return False if another process has done so."""

        def finish(connection: Connection) -> bool:
            taken = connection.execute(delete(closings).where(closings.c.request == closing.request))
            if taken.rowcount:
                target = ("close", closing.table, closing.reason)
                note(connection, AuditEntry(token_urlsafe(12), at, closing.who, *target, result, closing.request))
            return bool(taken.rowcount)

        return await self.database.write(finish)

    async def closing_result(self, request: str) -> str | None:
        """Return how a request to close a table ended; None if it hasn't."""
        found = await self.rows(select(audit.c.result).where(audit.c.request == request, audit.c.result != REQUESTED))
        return str(found[0][0]) if found else None

    async def audit(self, limit: int) -> list[AuditEntry]:
        """Return what operators did, the latest first."""
        return [AuditEntry(*row) for row in await self.rows(select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(limit))]

    async def prune_administration(self, now: int, before: int) -> None:
        """Delete blocks that are over or whose guest is gone, and what the audit noted before a time."""
        is_gone = (blocks.c.kind == "guest") & ~exists().where(guests.c.id == blocks.c.value)

        def prune(connection: Connection) -> None:
            connection.execute(delete(blocks).where(or_(blocks.c.until <= now, is_gone)))
            connection.execute(delete(audit).where(audit.c.at < before))

        await self.database.write(prune)


def note(connection: Connection, entry: AuditEntry, request: str = "") -> None:
    """Add to the audit."""
    connection.execute(insert(audit), {**asdict(entry), "request": request or entry.request})
