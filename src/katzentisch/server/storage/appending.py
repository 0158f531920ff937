"""What an append does beside its entry."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select

from .batch import write_batch
from .participants import note
from .rows import Append, FinishedGame
from .schema import entries, games, orders, results, seats
from .snapshots import add_snapshot


def write(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """The tables whose entry was accepted."""
    accepted = write_batch(connection, appends)
    for append in accepted:
        if append.named:
            note(connection, append.table, append.named)
        if append.seats is not None:
            replace_seats(connection, append.table, append.seats)
        if append.finished is not None:
            add_finished(connection, append.finished)
        if append.snapshot is not None:
            add_snapshot(connection, append.table, append.number, append.snapshot, append.game_start)
        if append.forget_orders:
            connection.execute(delete(orders).where(orders.c.table_id == append.table))
    return {append.table for append in accepted}


def write_again(connection: Connection, append: Append) -> set[str]:
    """After a failure. The first try may have been committed all the same, if the connection broke before the database could say so."""
    if is_there(connection, append):
        return {append.table}
    return write(connection, [append])


def is_there(connection: Connection, append: Append) -> bool:
    wanted = select(entries.c.at, entries.c.body).where(entries.c.table_id == append.table, entries.c.number == append.number)
    return connection.execute(wanted).one_or_none() == (append.at, append.body)


def replace_seats(connection: Connection, table: str, taken: Sequence[tuple[int, str | None]]) -> None:
    """Only those with a guest have a row."""
    connection.execute(delete(seats).where(seats.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "guest": guest} for seat, guest in taken if guest is not None]
    if rows:
        connection.execute(insert(seats), rows)


def add_finished(connection: Connection, game: FinishedGame) -> None:
    shared = {"game": game.game, "players": game.players, "finished": game.finished}
    own = {"id": game.id, "table_id": game.table, "number": game.number, "is_public": game.is_public, "record": game.record}
    connection.execute(insert(games), {**own, **shared})
    connection.execute(insert(results), [{**asdict(result), "game_id": game.id, **shared} for result in game.results])
