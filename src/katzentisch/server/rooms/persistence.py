"""The rows the store writes together with an entry."""

from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from ...protocol.holders import Robot
from ..storage.rows import Append, FinishedGame, Result
from ..tables.entries import (
    AnyEntry,
    Began,
    BrokenOff,
    Hosted,
    InviteRenewed,
    Moved,
    Seated,
    SettingsChanged,
    encode,
    people_in,
)
from ..tables.snapshot import is_due, snapshot_json
from ..tables.table import Finished, Table


def with_result(last: Moved, finished: Finished) -> Moved:
    return replace(last, result=finished.result, tie_breaks=finished.tie_breaks)


def append_for(table: Table, entry: AnyEntry, due: int | None) -> Append:
    """Return the rows for the table's last entry."""
    is_changed = isinstance(entry, SettingsChanged)
    is_seating = is_changed or isinstance(entry, Seated)
    is_move = isinstance(entry, Moved)
    is_over = is_move and table.active_game.is_over
    return Append(
        table=table.id,
        number=table.number,
        at=table.at,
        body=encode(with_result(entry, table.finished[-1]) if isinstance(entry, Moved) and is_over else entry).decode(),
        status=table.status,
        turn=None if table.is_bots_turn else table.turn,  # it is nobody's turn while a bot plays for them
        due=due,
        free=table.free if is_seating else None,
        seated=seated_names(table) if is_seating else None,
        players=table.settings.players if is_changed else None,
        settings=encode(table.settings).decode() if is_changed else None,
        host=table.host.guest if isinstance(entry, Hosted) else None,
        invite=entry.invite if isinstance(entry, InviteRenewed) else None,
        seats=[(number, seat.guest) for number, seat in enumerate(table.seats)] if is_seating else None,
        finished=finished_game(table) if is_over and not table.active_game.is_lesson else None,
        forget_orders=is_over or isinstance(entry, Began | BrokenOff | SettingsChanged),
        snapshot=snapshot_json(table) if is_due(table, entry) else None,
        game_start=table.game_start,
        named=() if is_move else people_in(entry),
    )


def seated_names(table: Table) -> str:
    return msgspec.json.encode([seat.holder.name for seat in table.seats if seat.holder]).decode()


def finished_game(table: Table) -> FinishedGame:
    game, settings = table.active_game, table.settings
    result = table.finished[-1].result
    names = [seat.holder.name if seat.holder else "" for seat in table.seats]
    bots = [seat.holder.bot if isinstance(seat.holder, Robot) else None for seat in table.seats]
    date = datetime.fromtimestamp(table.at / 1000, UTC).date().isoformat()
    return FinishedGame(
        id=game.id,
        table=table.id,
        number=table.games,
        game=settings.game,
        players=settings.players,
        is_public=settings.public,
        finished=table.at,
        record=game.record(names, bots, date).encode().decode(),
        results=tuple(
            Result(number, player_of(table, number), result.scores[number], result.ranks[number]) for number in range(settings.players)
        ),
    )


def player_of(table: Table, seat: int) -> str | None:
    """Return the guest a result counts for: the person who holds the seat now, if they took part in this game."""
    return table.seats[seat].guest if seat in table.conduct.taking_part else None
