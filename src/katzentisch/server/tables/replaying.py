"""A table out of its log."""

from collections.abc import Iterable, Iterator

from ...play.step import Step
from ..storage.rows import Entry
from .entries import AnyEntry, Opened, decode
from .table import Table

Replayed = tuple[Table, AnyEntry, list[Step]]  # the table after an entry, the entry, what it made happen in the game


def replayed(id: str, rows: Iterable[Entry]) -> Iterator[Replayed]:
    """The same table again and again, one entry further each time."""
    rows = iter(rows)
    row = next(rows)
    opened = decode(row.body)
    assert isinstance(opened, Opened)
    table = Table(id, row.at, opened)
    yield table, opened, []
    yield from continued(table, rows)


def continued(table: Table, rows: Iterable[Entry]) -> Iterator[Replayed]:
    for row in rows:
        entry = decode(row.body)
        yield table, entry, table.take(row.at, entry)
