"""Who was seen when."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select, update

from .database import Part
from .schema import guests, presence

SEE_GUEST = update(guests).where(guests.c.id == bindparam("guest")).values(seen=bindparam("at"))


class Presence(Part):
    async def see(self, pairs: Sequence[tuple[str, str]], at: int) -> None:
        """Each pair is a table and a guest. Sorted, so that two processes that see the same guests don't lock each other out."""

        def see(connection: Connection) -> None:
            rows = [{"table_id": table, "guest": guest, "seen": at} for table, guest in sorted(pairs)]
            connection.execute(self.database.upsert(presence), rows)
            connection.execute(SEE_GUEST, [{"guest": guest, "at": at} for guest in sorted({guest for _, guest in pairs})])

        if pairs:
            await self.database.write(see)

    async def presence_of(self, guest: str) -> dict[str, int]:
        """When the guest was last seen at which table."""
        wanted = select(presence.c.table_id, presence.c.seen).where(presence.c.guest == guest).order_by(presence.c.seen)
        return dict(await self.rows(wanted))

    async def seen(self, table: str) -> dict[str, int]:
        return dict(await self.rows(select(presence.c.guest, presence.c.seen).where(presence.c.table_id == table)))
