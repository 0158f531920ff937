"""Clearing away what nobody comes back to."""

from sqlalchemy import Connection, delete, select

from .database import Part, chunks
from .schema import device_codes, presence, tables


class Pruning(Part):
    async def prune(self, before: int) -> int:
        """How many tables went: those that never began and that nobody touched since. Their entries, seats and orders go with them."""
        return await self.database.write(lambda connection: prune(connection, before))


def prune(connection: Connection, before: int) -> int:
    unused = select(tables.c.id).where(tables.c.status == "open", tables.c.changed < before).with_for_update(skip_locked=True)
    ids = list(connection.execute(unused).scalars())
    for some in chunks(ids):
        connection.execute(delete(presence).where(presence.c.table_id.in_(some)))
        connection.execute(delete(tables).where(tables.c.id.in_(some)))
    connection.execute(delete(presence).where(presence.c.seen < before))
    connection.execute(delete(device_codes).where(device_codes.c.expires < before))
    return len(ids)
