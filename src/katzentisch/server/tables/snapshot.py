"""Snapshots of tables, stored next to the log, so that loading a table takes the same time however long its history is.

A running game is stored as its setup and moves, and replayed. The log remains the truth: if a snapshot is missing, unreadable or of another
version, loading only takes longer. The fields have the names of the attributes they hold, and a test compares them. Where an attribute was
renamed, `name=` keeps the stored name.
"""

from typing import Any

import msgspec

from ...play.clocks import Timer
from ...play.fair_deal import First, VoidAttempt
from ...play.record import Result
from ...play.rules_version import is_current
from ...protocol.holders import Person
from ...protocol.table_settings import TableSettings
from .conduct import Conduct
from .entries import AnyEntry, Began, SettingsChanged
from .game import TableGame
from .table import Finished, Seat, Table

VERSION = 4  # raise it when a stored field is added, removed or changes its meaning; other versions are ignored
EVERY = 256  # entries, and at the start of each game


class TimerSnapshot(msgspec.Struct, frozen=True):
    reserves: list[int]
    seat: int | None
    began: int


class GameSnapshot(msgspec.Struct, frozen=True):
    """`moves` are the decisions so far, or None before the deal; chance follows from the seed."""

    id: str
    table: str
    number: int
    scheme: int
    rules: str
    is_dealt: bool
    old_result: Result | None
    is_lot: bool
    first: int | None
    people: list[int]
    voided: list[VoidAttempt]
    sharers: list[int]
    secret: bytes
    promised: list[str | None]
    shares: list[str | None]
    is_listed: bool
    phase_at: int
    ply: int
    is_forfeit: bool
    turn_at: int
    timer: TimerSnapshot
    moves: list[str] | None


class TableSnapshot(msgspec.Struct, frozen=True):
    number: int
    at: int
    settings: TableSettings = msgspec.field(name="choices")
    host: Person
    seats: list[Seat]
    current_game: GameSnapshot | None = msgspec.field(name="deal")
    broken_off: GameSnapshot | None
    finished: list[Finished]
    games: int
    first: First
    renumbered: int
    chat: bool
    is_closed: bool
    game_start: int
    asides: int
    conduct: Conduct


class Snapshot(msgspec.Struct, frozen=True):
    version: int
    table: msgspec.Raw


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Snapshot).decode
decode_table = msgspec.json.Decoder(TableSnapshot).decode


def is_due(table: Table, entry: AnyEntry) -> bool:
    """Return whether a snapshot is due with the table's last entry."""
    return isinstance(entry, Began | SettingsChanged) or table.number % EVERY == 0


def snapshot_json(table: Table) -> str:
    games = {"current_game": table.current_game, "broken_off": table.broken_off}
    taken = {name: None if game is None else game_snapshot(game) for name, game in games.items()}
    state = TableSnapshot(**{**attributes_of(table, TableSnapshot), **taken})
    return encode(Snapshot(VERSION, msgspec.Raw(encode(state)))).decode()


def game_snapshot(game: TableGame) -> GameSnapshot:
    timer = TimerSnapshot(**attributes_of(game.timer, TimerSnapshot))
    moves = None if game.play is None else [entry for entry in game.play.log if not entry.startswith("-")]
    return GameSnapshot(**{**attributes_of(game, GameSnapshot), "timer": timer, "moves": moves})


def attributes_of(source: object, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the attributes a snapshot stores."""
    return {name: getattr(source, name, None) for name in kind.__struct_fields__}


def restore(id: str, body: str) -> Table | None:
    """Return the table, or None if the snapshot is of another version. An unreadable one may raise any exception."""
    snapshot = decode(body)
    if snapshot.version != VERSION:
        return None
    state: TableSnapshot = decode_table(snapshot.table)
    table = Table.__new__(Table)
    vars(table).update(msgspec.structs.asdict(state), id=id, game=state.settings.checked_game())
    table.current_game = None if state.current_game is None else restore_game(state.current_game, state.settings)
    table.broken_off = None if state.broken_off is None else restore_game(state.broken_off, state.settings)
    return table


def restore_game(state: GameSnapshot, settings: TableSettings) -> TableGame:
    game = TableGame.__new__(TableGame)
    plain = {name: value for name, value in msgspec.structs.asdict(state).items() if name != "moves"}
    is_today = is_current(settings.game, state.rules)
    vars(game).update(plain, settings=settings, timer=restore_timer(state.timer, settings), play=None, is_current=is_today)
    if state.moves is not None:
        game.deal()
    if game.play:
        for move in state.moves or ():
            game.play.enter(move)
            game.play.resolve_chance()
    return game


def restore_timer(state: TimerSnapshot, settings: TableSettings) -> Timer:
    timer = Timer(settings.clock, settings.players)
    vars(timer).update(msgspec.structs.asdict(state))
    return timer
