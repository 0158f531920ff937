"""Snapshots of tables: loading a table needs only the log after its last snapshot. The log remains the truth."""

from sqlalchemy import Connection, and_, delete, insert, or_, select

from .database import StorePart
from .log_archive import read_log
from .redaction import MARKER
from .rows import SnapshotRow
from .schema import snapshots, tables

KEPT = 600  # entries, for clients that missed some; a client that missed more is only sent the last game


class Snapshots(StorePart):
    async def snapshot(self, table: str, upto: int) -> SnapshotRow | None:
        """Return the last snapshot that includes no entry after a number."""
        wanted = select(snapshots.c.number, snapshots.c.body, snapshots.c.digest).where(
            snapshots.c.table_id == table, snapshots.c.number <= upto
        )
        rows = await self.rows(wanted.order_by(snapshots.c.number.desc()).limit(1))
        return SnapshotRow(*rows[0]) if rows else None

    async def save_snapshot(self, table: str, number: int, body: str) -> None:
        """Save a snapshot for a log that has none."""

        def put(connection: Connection) -> None:
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            later = read_log(connection, table, number)
            if all(row.body != MARKER for row in later):  # otherwise it may mention somebody whom the log no longer mentions
                known = select(tables.c.digest).where(tables.c.id == table, tables.c.number == number)
                digest = connection.execute(known).scalar() or ""
                connection.execute(self.database.upsert(snapshots), {"table_id": table, "number": number, "body": body, "digest": digest})

        await self.database.write(put)


def add_snapshot(connection: Connection, table: str, number: int, body: str, start: int) -> None:
    """Add a snapshot together with its entry. Old ones are deleted, except the one at the start of the game: newcomers are sent the
    whole game."""
    is_old = or_(snapshots.c.number == number, and_(snapshots.c.number < number - KEPT, snapshots.c.number != start))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table, is_old))
    digest = select(tables.c.digest).where(tables.c.id == table).scalar_subquery()
    connection.execute(insert(snapshots).values(table_id=table, number=number, body=body, digest=digest))
