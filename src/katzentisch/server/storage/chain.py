"""The digest of a table's log: each entry's goes over the one before, so the last one stands for all. It is kept with the table, and an
entry that is missing or changed shows when the log is read again."""

import hashlib
from collections.abc import Iterable

from sqlalchemy import Connection, select, update

from .rows import Entry
from .schema import entries, snapshots, tables

SIZE = 32  # hexadecimal digits: this is against accidents, not against whoever may write the database


def link(before: str, number: int, at: int, body: str) -> str:
    """The digest of a log with one more entry."""
    return hashlib.sha256(f"{before}\n{number}\n{at}\n{body}".encode()).hexdigest()[:SIZE]


def chain(rows: Iterable[Entry], before: str = "") -> str:
    """The digest after these entries; `before` is the one of those that came before them."""
    for row in rows:
        before = link(before, row.number, row.at, row.body)
    return before


def rechain(connection: Connection, table: str) -> None:
    """For whoever has changed old entries on purpose, in the same transaction."""
    wanted = select(entries.c.number, entries.c.at, entries.c.body).where(entries.c.table_id == table).order_by(entries.c.number)
    digest, kept = "", set(connection.execute(select(snapshots.c.number).where(snapshots.c.table_id == table)).scalars())
    for row in connection.execute(wanted).all():
        digest = link(digest, *row)
        if row.number in kept:
            is_it = (snapshots.c.table_id == table) & (snapshots.c.number == row.number)
            connection.execute(update(snapshots).where(is_it).values(digest=digest))
    connection.execute(update(tables).where(tables.c.id == table).values(digest=digest))
