"""Tables that can't be continued: which, why, and which version of the program found out."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select, update

from .database import StorePart, chunks
from .schema import faults, tables


class BrokenTables(StorePart):
    async def mark_broken(self, id: str, reason: str, program: str, now: int, again: int) -> None:
        """Mark a table as broken and postpone its scheduled task, so that it isn't always the first one due."""

        def mark(connection: Connection) -> None:
            connection.execute(self.database.upsert(faults), {"table_id": id, "reason": reason, "program": program, "at": now})
            connection.execute(update(tables).where(tables.c.id == id, tables.c.due.is_not(None)).values(due=again))

        await self.database.write(mark)

    async def clear_broken(self, id: str) -> None:
        await self.run(delete(faults).where(faults.c.table_id == id))

    async def retry_broken(self, program: str, now: int) -> int:
        """Make tables due that another version of the program could not continue, and return how many there are."""
        others = select(faults.c.table_id).where(faults.c.program != program)

        def retry(connection: Connection) -> int:
            connection.execute(update(tables).where(tables.c.id.in_(others), tables.c.due.is_not(None)).values(due=now))
            return int(connection.execute(select(func.count()).select_from(others.subquery())).scalar_one())

        return await self.database.write(retry)

    async def broken_reasons(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the reasons of those tables that are broken, by table."""
        found: dict[str, str] = {}
        for some in chunks(ids):
            found.update(await self.rows(select(faults.c.table_id, faults.c.reason).where(faults.c.table_id.in_(some))))
        return found

    async def all_broken(self, limit: int) -> dict[str, str]:
        """Return the reasons of all broken tables that aren't closed, the latest first."""
        is_open = tables.c.status != "closed"
        wanted = select(faults.c.table_id, faults.c.reason).join(tables).where(is_open).order_by(faults.c.at.desc()).limit(limit)
        return dict(await self.rows(wanted))

    async def count_broken(self) -> int:
        wanted = select(func.count()).select_from(faults.join(tables)).where(tables.c.status != "closed")
        [[count]] = await self.rows(wanted)
        return int(count)

    async def close_table(self, id: str, now: int) -> None:
        """Close a table without reading its log, which may be what is broken."""
        await self.run(update(tables).where(tables.c.id == id).values(status="closed", turn=None, due=None, changed=now))
