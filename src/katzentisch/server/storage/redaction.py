"""Taking somebody out of what is kept: the only way in which entries of a log are ever rewritten."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .chain import rechain
from .database import Part
from .schema import device_codes, entries, games, guests, mutes, orders, participants, presence, results, seats, sessions, snapshots, tables

MARKER = '{"kind":"redacted"}'  # the body of the entry that says it was done
CHUNK = 50  # games in one transaction
REWRITE = update(entries).where(entries.c.table_id == bindparam("of_table"), entries.c.number == bindparam("at_number"))


@dataclass(frozen=True)
class Redaction:
    """`alias` takes the guest's place, so that who sat where stays true. What bodies and records mean is not known here."""

    guest: str
    alias: str
    rewrite: Callable[[str], str]  # the body of an entry
    seated: Callable[[Sequence[str]], str]  # from all bodies: the names of those who sit at the table, for lists
    rewrite_record: Callable[[str, Sequence[int]], str]  # a finished game's, of whom these seats were


def redact(connection: Connection, table: str, redaction: Redaction, at: int) -> int | None:
    """Take a guest out of one table, in one transaction; the log's last number afterwards, None where there is no such table.

    The bodies of entries are rewritten in place, so their numbers and times stay. An entry is added that says so: by its number other
    processes notice that they have to read the log again, and one that writes at the same moment finds its number taken. Whatever is
    derived from the bodies of a log (a digest over it, a snapshot of it) has to be made again here, and nowhere else.
    """
    wanted = select(tables.c.number, tables.c.host).where(tables.c.id == table).with_for_update()
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    before = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.body).where(entries.c.table_id == table).order_by(entries.c.number)
    ).all()
    after = [redaction.rewrite(entry.body) for entry in before]
    changed = [(entry.number, body) for entry, body in zip(before, after, strict=True) if body != entry.body]
    if changed:
        connection.execute(REWRITE.values(body=bindparam("new")), [{"of_table": table, "at_number": n, "new": body} for n, body in changed])
    number = int(max(row.number, before[-1].number)) + 1
    marked = {"table_id": table, "number": number, "at": max(at, before[-1].at), "body": MARKER}
    connection.execute(insert(entries), marked)
    host = redaction.alias if row.host == redaction.guest else row.host
    summary = {"number": number, "host": host, "seated": redaction.seated(after)}
    connection.execute(update(tables).where(tables.c.id == table).values(summary))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))  # the next one is made when the table is opened
    redact_seats(connection, table, redaction)
    rechain(connection, table)
    return number


def redact_seats(connection: Connection, table: str, redaction: Redaction) -> None:
    own = (seats.c.table_id == table, seats.c.guest == redaction.guest)
    connection.execute(delete(orders).where(orders.c.table_id == table, orders.c.seat.in_(select(seats.c.seat).where(*own))))
    connection.execute(update(seats).where(*own).values(guest=redaction.alias))
    for part in (presence, participants):
        connection.execute(delete(part).where(part.c.table_id == table, part.c.guest == redaction.guest))


def redact_some_games(connection: Connection, redaction: Redaction) -> int:
    """How many: the results of a game don't lead to the guest afterwards, and its record doesn't have the name."""
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
    """False if a log or a result still leads to the guest, and then nothing has changed. Of sessions it is kept that they have ended."""
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


class Redactions(Part):
    async def redact(self, table: str, redaction: Redaction, at: int) -> int | None:
        return await self.database.write(lambda connection: redact(connection, table, redaction, at))

    async def redact_games(self, redaction: Redaction) -> None:
        """Some at a time, so that others can write in between."""
        while await self.database.write(lambda connection: redact_some_games(connection, redaction)):
            pass

    async def delete_guest(self, guest: str, at: int) -> bool:
        return await self.database.write(lambda connection: delete_guest(connection, guest, at))
