"""Delete what has expired, a batch at a time, so that others can write in between."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, or_, select

from .database import StorePart
from .schema import device_codes, games, guests, mutes, participants, presence, results, seats, sessions, tables

NEVER = 0  # before everything
SOME = 100  # rows in one transaction; deleting a table deletes its whole log


class Expiry(StorePart):
    async def prune_tables(self, unused: int, finished: int | None, present: int) -> int:
        """Delete tables that never started and haven't changed since `unused`, and tables that are over or closed and haven't changed
        since `finished`.

        Tables where somebody was seen since `present` stay, and so do all running games. Returns how many were deleted.
        """
        is_unused = (tables.c.status == "open") & (tables.c.changed < unused)
        is_finished = tables.c.status.in_(("over", "closed")) & (tables.c.changed < (NEVER if finished is None else finished))
        is_used = exists().where(presence.c.table_id == tables.c.id, presence.c.seen >= present)
        return await self.prune(tables, or_(is_unused, is_finished) & ~is_used, delete_tables)

    async def prune_games(self, before: int) -> int:
        """Delete finished games and their results."""
        return await self.prune(games, games.c.finished < before, delete_from(games))

    async def prune_guests(self, before: int) -> int:
        """Delete guests who were last seen before a time and have neither games nor tables."""
        is_needed = (
            exists().where(results.c.guest == guests.c.id),
            exists().where(seats.c.guest == guests.c.id),
            exists().where(tables.c.host == guests.c.id),
            exists().where(participants.c.guest == guests.c.id),
        )
        return await self.prune(guests, (guests.c.seen < before) & ~or_(*is_needed), delete_guests)

    async def prune_sessions(self, before: int) -> int:
        """Delete sessions that ended or were last seen before a time."""
        is_old = or_(sessions.c.ended < before, sessions.c.seen < before)
        return await self.prune(sessions, is_old, delete_from(sessions))

    async def prune_codes(self, before: int) -> int:
        """Delete device codes that expired before a time."""
        return await self.prune(device_codes, device_codes.c.expires < before, delete_from(device_codes))

    async def prune_presence(self, before: int) -> None:
        await self.run(delete(presence).where(presence.c.seen < before))

    async def prune(self, table: Table, is_old: ColumnElement[bool], remove: Callable[[Connection, list[str]], None]) -> int:
        [key, *_] = table.primary_key
        wanted = select(key).where(is_old).limit(SOME).with_for_update(of=table, skip_locked=True)

        def remove_some(connection: Connection) -> int:
            ids = list(connection.execute(wanted).scalars())
            remove(connection, ids)
            return len(ids)

        count = 0
        while some := await self.database.write(remove_some):
            count += some
        return count


def delete_from(table: Table) -> Callable[[Connection, list[str]], None]:
    [key, *_] = table.primary_key

    def remove(connection: Connection, ids: list[Any]) -> None:
        connection.execute(delete(table).where(key.in_(ids)))

    return remove


def delete_tables(connection: Connection, ids: list[str]) -> None:
    """Delete tables; their entries, seats and orders are deleted with them."""
    connection.execute(delete(presence).where(presence.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def delete_guests(connection: Connection, ids: list[str]) -> None:
    for part in (device_codes, mutes, sessions, presence):
        connection.execute(delete(part).where(part.c.guest.in_(ids)))
    connection.execute(delete(mutes).where(mutes.c.muted.in_(ids)))
    connection.execute(delete(guests).where(guests.c.id.in_(ids)))
