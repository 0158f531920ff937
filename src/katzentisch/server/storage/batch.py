"""The statements that write a batch of appends.

The batch travels as one JSON text, and what was accepted comes back as another. Row by row would be slow where the loop is busy: for each
row Python's driver for SQLite lets go of the interpreter, and then waits until it gets it back.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Insert, Select, Subquery, Text, Update, bindparam, cast, func, insert, literal_column, select, update
from sqlalchemy.dialects.postgresql import JSONB

from .chain import link
from .rows import Append
from .schema import entries, tables

# A row of the batch, and the column that says its type.
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
    "host": tables.c.host,
    "invite": tables.c.invite,
}
DIGEST = {"digest": tables.c.digest}  # of the log after this entry: the last cell of a row, known once the entry is accepted
CELLS = {**COLUMNS, **DIGEST}


def encoded(appends: Sequence[Append], digests: Mapping[str, str] | None = None) -> str:
    rows = [[*(getattr(append, name) for name in COLUMNS), next_digest(append, digests or {})] for append in appends]
    return msgspec.json.encode(rows).decode()


def next_digest(append: Append, digests: Mapping[str, str]) -> str | None:
    before = digests.get(append.table)
    return None if before is None else link(before, append.number, append.at, append.body)


@cache
def unpacked(kind: str) -> Subquery:
    """The batch as rows."""
    if kind == "sqlite":
        value: Any = func.json_each(bindparam("batch", type_=Text)).table_valued("value").c.value
        cells = [func.json_extract(value, literal_column(f"'$[{place}]'")) for place in range(len(CELLS))]
    else:
        value = func.jsonb_array_elements(cast(bindparam("batch", type_=Text), JSONB)).table_valued("value").c.value
        cells = [value.op("->>")(literal_column(str(place))) for place in range(len(CELLS))]
    return select(*(cast(cell, column.type).label(name) for cell, (name, column) in zip(cells, CELLS.items(), strict=True))).subquery()


@cache
def find_next(kind: str) -> Select[Any]:
    """The tables for which the batch has the next entry, each with the digest of its log."""
    batch = unpacked(kind)
    fitting = select(tables.c.id, tables.c.digest).join(batch, (tables.c.id == batch.c.table) & (tables.c.number == batch.c.number - 1))
    if kind == "sqlite":
        found = fitting.subquery().c
        return select(func.json_group_object(found.id, found.digest))
    # Until the transaction ends, and always in the same order. In SQLite nobody else writes meanwhile.
    locked = fitting.order_by(tables.c.id).with_for_update(key_share=True, of=tables).subquery().c
    return select(cast(func.coalesce(func.json_object_agg(locked.id, locked.digest), literal_column("'{}'")), Text))


@cache
def add_entries(kind: str) -> Insert:
    batch = unpacked(kind).c
    return insert(entries).from_select(["table_id", "number", "at", "body"], select(batch.table, batch.number, batch.at, batch.body))


@cache
def change_tables(kind: str) -> Update:
    batch = unpacked(kind).c
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
            host=func.coalesce(batch.host, tables.c.host),
            digest=batch.digest,
            invite=func.coalesce(batch.invite, tables.c.invite),
        )
    )


def write_batch(connection: Connection, appends: Sequence[Append]) -> list[Append]:
    """Those that were accepted: their entry was the next one."""
    kind, batch = connection.dialect.name, {"batch": encoded(appends)}
    digests = msgspec.json.decode(connection.execute(find_next(kind), batch).scalar_one(), type=dict[str, str])
    accepted = [append for append in appends if append.table in digests]
    if accepted:
        batch = {"batch": encoded(accepted, digests)}
        connection.execute(add_entries(kind), batch)
        connection.execute(change_tables(kind), batch)
    return accepted
