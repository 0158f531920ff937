"""Write a batch of log entries, together with everything they change.

Each statement is executed once for the whole batch. Row by row would be slow while the event loop is busy: Python's SQLite driver releases
the interpreter lock for every row and has to wait to get it back. SQLite is passed the rows as a list of values, filled up to a power of
two so that few statements have to be prepared; PostgreSQL is passed an array for each column.
"""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, update

from .hash_chain import chain_digest
from .log_archive import read_log
from .participants import add_participants
from .rows import Append, EntryRow, FinishedGame
from .schema import games, orders, results, seats, tables
from .snapshots import add_snapshot

Rows = Sequence[tuple[Any, ...]]

# The statements of a batch; `batch` has a column for each type, c0 the first.
SELECT_TYPES = ("text", "integer")  # table, number of the entry
INSERT_TYPES = ("text", "integer", "bigint", "text")  # table, number, at, body
UPDATE_TYPES = ("text", "integer", "text", "integer", "bigint", "bigint", "text")  # table, number, status, turn, due, changed, digest
IS_NEXT = "tables.id = batch.c0 AND tables.number = batch.c1 - 1"
SELECT_EXPECTED = {
    # in this order of the join, or SQLite might read all tables
    "sqlite": f"SELECT json_group_object(tables.id, tables.digest) FROM {{batch}} CROSS JOIN tables ON {IS_NEXT}",
    # Lock until the transaction ends, always in the same order. SQLite has only one writer at a time.
    "postgresql": (
        "SELECT CAST(coalesce(json_object_agg(locked.id, locked.digest), '{{}}') AS text)"
        f" FROM (SELECT tables.id, tables.digest FROM tables JOIN {{batch}} ON {IS_NEXT}"
        " ORDER BY tables.id FOR NO KEY UPDATE OF tables) AS locked"
    ),
}
INSERT_ENTRIES = "INSERT INTO entries (table_id, number, at, body) SELECT c0, c1, c2, c3 FROM {batch} WHERE c0 IS NOT NULL"
UPDATE_TABLES = (
    "UPDATE tables SET number = batch.c1, status = batch.c2, turn = batch.c3, due = batch.c4, changed = batch.c5, digest = batch.c6"
    " FROM {batch} WHERE tables.id = batch.c0"
)
SOMETIMES_CHANGED = ("free", "seated", "players", "settings", "host", "invite")


@cache
def sqlite_batch(width: int, size: int) -> str:
    """Return the rows of a batch as a subquery."""
    columns = ", ".join(f"column{place + 1} AS c{place}" for place in range(width))
    row = f"({', '.join('?' * width)})"
    return f"(SELECT {columns} FROM (VALUES {', '.join([row] * size)})) AS batch"


@cache
def postgresql_batch(types: Sequence[str]) -> str:
    arrays = ", ".join(f"CAST(${place + 1} AS {type}[])" for place, type in enumerate(types))
    columns = ", ".join(f"c{place}" for place in range(len(types)))
    return f"unnest({arrays}) AS batch({columns})"


def execute(connection: Connection, statement: str, types: Sequence[str], rows: Rows) -> Any:
    """Execute a statement about all rows of a batch."""
    if connection.dialect.name == "postgresql":
        return connection.exec_driver_sql(statement.format(batch=postgresql_batch(types)), tuple(map(list, zip(*rows, strict=True))))
    size = 1 << (len(rows) - 1).bit_length()
    cells = (*chain.from_iterable(rows), *([None] * len(types) * (size - len(rows))))
    return connection.exec_driver_sql(statement.format(batch=sqlite_batch(len(types), size)), cells)


def write_batch(connection: Connection, appends: Sequence[Append]) -> list[Append]:
    """Write the entries whose number is the next one of their log; return the accepted appends."""
    wanted = [(append.table, append.number) for append in appends]
    found = execute(connection, SELECT_EXPECTED[connection.dialect.name], SELECT_TYPES, wanted).scalar_one()
    digests = msgspec.json.decode(found, type=dict[str, str])
    accepted = [append for append in appends if append.table in digests]
    if accepted:
        added = [(append.table, append.number, append.at, append.body) for append in accepted]
        execute(connection, INSERT_ENTRIES, INSERT_TYPES, added)
        execute(connection, UPDATE_TABLES, UPDATE_TYPES, [table_cells(append, digests[append.table]) for append in accepted])
    return accepted


def table_cells(append: Append, before: str) -> tuple[Any, ...]:
    """Return what every entry changes of its table; `before` is the digest of the log without it."""
    digest = chain_digest(before, append.number, append.at, append.body)
    return append.table, append.number, append.status, append.turn, append.due, append.at, digest


def change_table(connection: Connection, append: Append) -> None:
    """Write what few entries change of their table."""
    changed = {name: value for name in SOMETIMES_CHANGED if (value := getattr(append, name)) is not None}
    if changed:
        connection.execute(update(tables).where(tables.c.id == append.table).values(changed))


def write_appends(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """Write a batch; return the ids of the tables whose entry was accepted."""
    accepted = write_batch(connection, appends)
    for append in accepted:
        change_table(connection, append)
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
