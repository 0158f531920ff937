"""Sample tables and entries with defaults for everything that a test doesn't care about."""

from typing import Any

from msgspec.structs import replace

from katzentisch.server.storage.rows import Append, FinishedGame, Result, TableRow
from katzentisch.server.storage.store import Store

TABLE = TableRow(
    id="t",
    invite=None,
    game="mau_mau",
    players=3,
    host="anna",
    settings="{}",
    status="open",
    free=2,
    number=1,
    turn=None,
    due=None,
    created=1000,
    changed=1000,
    seated='["Anna"]',
)


async def add_table(store: Store, id: str = "t", **facts: Any) -> TableRow:
    table = replace(TABLE, id=id, **facts)
    await store.create_table(table, "opened")
    return table


def entry(number: int, table: str = "t", **facts: Any) -> Append:
    usual = Append(table, number, at=1000 + number, body=f"entry {number}", status="open", turn=None, due=None)
    return replace(usual, **facts)


def game(id: str = "g1", table: str = "t", **facts: Any) -> FinishedGame:
    results = (Result(0, "anna", score=12, rank=1), Result(1, None, score=7, rank=3), Result(2, "ben", score=9, rank=2))
    usual = FinishedGame(id, table, number=1, game="mau_mau", players=3, is_public=True, finished=5000, record="{}", results=results)
    return replace(usual, **facts)


async def numbers_of(store: Store, table: str = "t") -> list[int]:
    return [each.number for each in await store.entries(table)]
