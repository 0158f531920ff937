"""Tables and games as lists show them, from what the store has."""

from typing import Any

import msgspec

from ..storage.rows import FinishedGame, TableRow
from ..tables.choices import Choices
from ..tables.entries import Person
from .shapes import Played


def line_of(row: TableRow, names: dict[str, str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "free": row.free,
        "status": row.status,
        "host": Person(row.host, names.get(row.host, "")),
        "choices": msgspec.json.decode(row.settings, type=Choices),
        "changed": row.changed,
        "seated": msgspec.json.decode(row.seated, type=list[str]),
    }


class Company(msgspec.Struct, frozen=True):
    """What a list needs of a record."""

    names: list[str]
    bots: list[str | None]


def played_by(guest: str, finished: FinishedGame) -> Played:
    company = msgspec.json.decode(finished.record, type=Company)
    return Played(
        id=finished.id,
        table=finished.table,
        game=finished.game,
        finished=finished.finished,
        seats=[result.seat for result in finished.results if result.guest == guest],
        names=company.names,
        bots=company.bots,
        scores=[result.score for result in finished.results],
        ranks=[result.rank for result in finished.results],
    )
