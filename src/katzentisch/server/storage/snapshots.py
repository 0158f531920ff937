"""Tables as they were after some of their entries: whoever opens one needs only the log after that. The log stays the truth."""

from sqlalchemy import Connection, delete, insert, select

from .database import Part
from .rows import SnapshotRow
from .schema import snapshots

KEPT = 600  # entries: older snapshots go; whoever is further behind hears only of the game that is going on


class Snapshots(Part):
    async def snapshot(self, table: str, upto: int) -> SnapshotRow | None:
        """The last one that holds no entry beyond a number."""
        wanted = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table, snapshots.c.number <= upto)
        rows = await self.rows(wanted.order_by(snapshots.c.number.desc()).limit(1))
        return SnapshotRow(*rows[0]) if rows else None

    async def put_snapshot(self, table: str, number: int, body: str) -> None:
        """One that is made later, for a log that has none."""
        await self.run(self.database.upsert(snapshots), [{"table_id": table, "number": number, "body": body}])


def add_snapshot(connection: Connection, table: str, number: int, body: str) -> None:
    """Together with its entry."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.number < number - KEPT))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.number == number))
    connection.execute(insert(snapshots), {"table_id": table, "number": number, "body": body})
