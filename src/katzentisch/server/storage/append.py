"""Write a batch of log entries, together with everything they change.

A batch is passed to the database as one JSON string, and the accepted tables come back as another. Writing row by row would be slow while
the event loop is busy: Python's SQLite driver releases the interpreter lock for every row and has to wait to get it back.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Insert,
    Select,
    Subquery,
    Text,
    Update,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import JSONB

from .hash_chain import chain_digest
from .log_archive import read_log
from .participants import add_participants
from .rows import Append, EntryRow, FinishedGame
from .schema import entries, games, orders, results, seats, tables
from .snapshots import add_snapshot

# The cells of a batch row, and the column that gives each its type.
COLUMNS = {
    "table": entries.c.table_id,
    "number": entries.c.number,
    "at": entries.c.at,
    "body": entries.c.body,
    "status": tables.c.status,
    "turn": tables.c.turn,
    "due": tables.c.due,
    "free": tables.c.free,
    "seated": tables.c.seated,
    "players": tables.c.players,
    "settings": tables.c.settings,
    "host": tables.c.host,
    "invite": tables.c.invite,
}
DIGEST = {"digest": tables.c.digest}  # of the log including this entry: the last cell, known once the entry is accepted
CELLS = {**COLUMNS, **DIGEST}


def encode_batch(appends: Sequence[Append], digests: Mapping[str, str] | None = None) -> str:
    rows = [[*(getattr(append, name) for name in COLUMNS), next_digest(append, digests or {})] for append in appends]
    return msgspec.json.encode(rows).decode()


def next_digest(append: Append, digests: Mapping[str, str]) -> str | None:
    before = digests.get(append.table)
    return None if before is None else chain_digest(before, append.number, append.at, append.body)


@cache
def batch_rows(kind: str) -> Subquery:
    """Return the subquery that unpacks the batch into rows."""
    if kind == "sqlite":
        value: Any = func.json_each(bindparam("batch", type_=Text)).table_valued("value").c.value
        cells = [func.json_extract(value, literal_column(f"'$[{place}]'")) for place in range(len(CELLS))]
    else:
        value = func.jsonb_array_elements(cast(bindparam("batch", type_=Text), JSONB)).table_valued("value").c.value
        cells = [value.op("->>")(literal_column(str(place))) for place in range(len(CELLS))]
    return select(*(cast(cell, column.type).label(name) for cell, (name, column) in zip(cells, CELLS.items(), strict=True))).subquery()


@cache
def select_expected(kind: str) -> Select[Any]:
    """Select the tables whose next entry is in the batch, each with the digest of its log."""
    batch = batch_rows(kind)
    fitting = select(tables.c.id, tables.c.digest).join(batch, (tables.c.id == batch.c.table) & (tables.c.number == batch.c.number - 1))
    if kind == "sqlite":
        found = fitting.subquery().c
        return select(func.json_group_object(found.id, found.digest))
    # Lock until the transaction ends, always in the same order. SQLite has only one writer at a time.
    locked = fitting.order_by(tables.c.id).with_for_update(key_share=True, of=tables).subquery().c
    return select(cast(func.coalesce(func.json_object_agg(locked.id, locked.digest), literal_column("'{}'")), Text))


@cache
def insert_entries(kind: str) -> Insert:
    batch = batch_rows(kind).c
    return insert(entries).from_select(["table_id", "number", "at", "body"], select(batch.table, batch.number, batch.at, batch.body))


@cache
def update_tables(kind: str) -> Update:
    batch = batch_rows(kind).c
    return (
        update(tables)
        .where(tables.c.id == batch.table)
        .values(
            number=batch.number,
            status=batch.status,
            turn=batch.turn,
            due=batch.due,
            changed=batch.at,
            free=func.coalesce(batch.free, tables.c.free),
            seated=func.coalesce(batch.seated, tables.c.seated),
            players=func.coalesce(batch.players, tables.c.players),
            settings=func.coalesce(batch.settings, tables.c.settings),
            host=func.coalesce(batch.host, tables.c.host),
            digest=batch.digest,
            invite=func.coalesce(batch.invite, tables.c.invite),
        )
    )


def write_batch(connection: Connection, appends: Sequence[Append]) -> list[Append]:
    """Write the entries whose number is the next one of their log; return the accepted appends."""
    kind, batch = connection.dialect.name, {"batch": encode_batch(appends)}
    digests = msgspec.json.decode(connection.execute(select_expected(kind), batch).scalar_one(), type=dict[str, str])
    accepted = [append for append in appends if append.table in digests]
    if accepted:
        batch = {"batch": encode_batch(accepted, digests)}
        connection.execute(insert_entries(kind), batch)
        connection.execute(update_tables(kind), batch)
    return accepted


def write_appends(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """Write a batch; return the ids of the tables whose entry was accepted."""
    accepted = write_batch(connection, appends)
    for append in accepted:
        if append.named:
            add_participants(connection, append.table, append.named)
        if append.seats is not None:
            replace_seats(connection, append.table, append.seats)
        if append.finished is not None:
            insert_finished_game(connection, append.finished)
        if append.snapshot is not None:
            add_snapshot(connection, append.table, append.number, append.snapshot, append.game_start)
        if append.forget_orders:
            connection.execute(delete(orders).where(orders.c.table_id == append.table))
    return {append.table for append in accepted}


def retry_append(connection: Connection, append: Append) -> set[str]:
    """Write one append after its batch failed. The first attempt may have been committed anyway, if the connection broke before the
    database could confirm it."""
    if is_committed(connection, append):
        return {append.table}
    return write_appends(connection, [append])


def is_committed(connection: Connection, append: Append) -> bool:
    return read_log(connection, append.table, append.number - 1, append.number) == [EntryRow(append.number, append.at, append.body)]


def replace_seats(connection: Connection, table: str, taken: Sequence[tuple[int, str | None]]) -> None:
    """Replace the seats of a table; only seats taken by a guest have a row."""
    connection.execute(delete(seats).where(seats.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "guest": guest} for seat, guest in taken if guest is not None]
    if rows:
        connection.execute(insert(seats), rows)


def insert_finished_game(connection: Connection, game: FinishedGame) -> None:
    shared = {"game": game.game, "players": game.players, "finished": game.finished}
    own = {"id": game.id, "table_id": game.table, "number": game.number, "is_public": game.is_public, "record": game.record}
    connection.execute(insert(games), {**own, **shared})
    connection.execute(insert(results), [{**asdict(result), "game_id": game.id, **shared} for result in game.results])
