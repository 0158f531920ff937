"""Remove a guest from stored logs and records. Nothing else ever rewrites entries of a log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .database import StorePart
from .hash_chain import chain_digest
from .log_archive import read_log, restore_entries
from .rows import EntryRow
from .schema import device_codes, entries, games, guests, mutes, orders, participants, presence, results, seats, sessions, snapshots, tables

MARKER = '{"kind":"redacted"}'  # the body of the entry that marks a redaction
CHUNK = 50  # games in one transaction
REWRITE = update(entries).where(entries.c.table_id == bindparam("of_table"), entries.c.number == bindparam("at_number"))


@dataclass(frozen=True)
class Redaction:
    """How to remove a guest. `alias` replaces the guest, so that it stays visible who sat where. This module doesn't know what bodies
    mean."""

    guest: str
    alias: str
    rewrite: Callable[[str], str]  # the body of an entry
    seated: Callable[[Sequence[str]], str]  # from all bodies to the names of the seated players, for lists
    rewrite_record: Callable[[str, Sequence[int]], str]  # a finished game's record, given the guest's seats


def redact(connection: Connection, table: str, redaction: Redaction, at: int) -> int | None:
    """Remove a guest from one table in one transaction; return the number of the log's last entry, or None if there is no such table.

    Bodies are rewritten in place, so entries keep their numbers and times. An additional entry marks the redaction: its number tells
    other processes to read the log again, and a process that appends at the same moment finds its number taken. Everything derived from
    the bodies of a log (its digest, its snapshots) is rebuilt here and nowhere else.
    """
    wanted = select(tables.c.number, tables.c.host).where(tables.c.id == table).with_for_update()
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    restore_entries(connection, table)  # the next maintenance archives them again
    before = read_log(connection, table)
    after = [redaction.rewrite(entry.body) for entry in before]
    changed = [(entry.number, body) for entry, body in zip(before, after, strict=True) if body != entry.body]
    if changed:
        connection.execute(REWRITE.values(body=bindparam("new")), [{"of_table": table, "at_number": n, "new": body} for n, body in changed])
    last = before[-1] if before else EntryRow(0, 0, "")  # the log may be damaged
    number = int(max(row.number, last.number)) + 1
    marked = {"table_id": table, "number": number, "at": max(at, last.at), "body": MARKER}
    connection.execute(insert(entries), marked)
    host = redaction.alias if row.host == redaction.guest else row.host
    summary = {"number": number, "host": host, "seated": redaction.seated(after)}
    connection.execute(update(tables).where(tables.c.id == table).values(summary))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))  # the next one is made when the table is loaded
    redact_seats(connection, table, redaction)
    rebuild_chain(connection, table)
    return number


def rebuild_chain(connection: Connection, table: str) -> None:
    """Recompute the digests of a table after old entries were changed on purpose, in the same transaction."""
    digest, kept = "", set(connection.execute(select(snapshots.c.number).where(snapshots.c.table_id == table)).scalars())
    for row in read_log(connection, table):
        digest = chain_digest(digest, row.number, row.at, row.body)
        if row.number in kept:
            is_it = (snapshots.c.table_id == table) & (snapshots.c.number == row.number)
            connection.execute(update(snapshots).where(is_it).values(digest=digest))
    connection.execute(update(tables).where(tables.c.id == table).values(digest=digest))


def redact_seats(connection: Connection, table: str, redaction: Redaction) -> None:
    own = (seats.c.table_id == table, seats.c.guest == redaction.guest)
    connection.execute(delete(orders).where(orders.c.table_id == table, orders.c.seat.in_(select(seats.c.seat).where(*own))))
    connection.execute(update(seats).where(*own).values(guest=redaction.alias))
    for part in (presence, participants):
        connection.execute(delete(part).where(part.c.table_id == table, part.c.guest == redaction.guest))


def redact_game_batch(connection: Connection, redaction: Redaction) -> int:
    """Redact a batch of the guest's games and return how many. Their results no longer refer to the guest, and their records no longer
    have the name."""
    mine = select(results.c.game_id).where(results.c.guest == redaction.guest).distinct().limit(CHUNK)
    ids = list(connection.execute(mine).scalars())
    for id in ids:
        own = (results.c.game_id == id, results.c.guest == redaction.guest)
        taken = list(connection.execute(select(results.c.seat).where(*own)).scalars())
        record = connection.execute(select(games.c.record).where(games.c.id == id)).scalar_one()
        connection.execute(update(games).where(games.c.id == id).values(record=redaction.rewrite_record(record, taken)))
        connection.execute(update(results).where(*own).values(guest=None))
    return len(ids)


def delete_guest(connection: Connection, guest: str, at: int) -> bool:
    """Delete a guest, or change nothing and return False if a log or a result still refers to them. Ended sessions are remembered
    without the guest."""
    connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
    for part in (participants, results):
        if connection.execute(select(part.c.guest).where(part.c.guest == guest).limit(1)).first():
            return False
    connection.execute(update(sessions).where(sessions.c.guest == guest).values(guest="", ended=at, created=at, seen=at))
    for part in (device_codes, mutes, presence):
        connection.execute(delete(part).where(part.c.guest == guest))
    connection.execute(delete(mutes).where(mutes.c.muted == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
    return True


class Redactions(StorePart):
    async def redact(self, table: str, redaction: Redaction, at: int) -> int | None:
        return await self.database.write(lambda connection: redact(connection, table, redaction, at))

    async def redact_games(self, redaction: Redaction) -> None:
        """Redact all games of the guest, a batch at a time, so that others can write in between."""
        while await self.database.write(lambda connection: redact_game_batch(connection, redaction)):
            pass

    async def delete_guest(self, guest: str, at: int) -> bool:
        return await self.database.write(lambda connection: delete_guest(connection, guest, at))
