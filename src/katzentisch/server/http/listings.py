"""Tables and games as they appear in lists."""

from typing import Any

import msgspec

from ...protocol.holders import Person
from ...protocol.shapes import GameSummary
from ...protocol.table_settings import TableSettings
from ..storage.rows import FinishedGame, TableRow


def table_fields(row: TableRow, names: dict[str, str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "free": row.free,
        "status": row.status,
        "host": Person(row.host, names.get(row.host, "")),
        "choices": msgspec.json.decode(row.settings, type=TableSettings),
        "changed": row.changed,
        "seated": msgspec.json.decode(row.seated, type=list[str]),
    }


class RecordPlayers(msgspec.Struct, frozen=True):
    """The part of a record that a list needs."""

    names: list[str]
    bots: list[str | None]


def game_summary(guest: str, finished: FinishedGame) -> GameSummary:
    players = msgspec.json.decode(finished.record, type=RecordPlayers)
    return GameSummary(
        id=finished.id,
        table=finished.table,
        game=finished.game,
        finished=finished.finished,
        seats=[result.seat for result in finished.results if result.guest == guest],
        names=players.names,
        bots=players.bots,
        scores=[result.score for result in finished.results],
        ranks=[result.rank for result in finished.results],
    )
