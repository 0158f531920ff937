"""A table as it was after one of its entries, kept beside the log, so that opening a table costs the same whatever its history.

A running game is kept as its setup and its moves, and replayed. The log stays the truth: a snapshot that is missing, of another version
or unreadable only makes opening slower. Fields bear the names of the attributes that they carry; the tests compare both.
"""

from typing import Any

import msgspec

from ...play.clocks import Timer
from ...play.fair_deal import Void
from ...play.rules_version import is_current
from .choices import Choices
from .conduct import Conduct
from .deal import Deal
from .entries import AnyEntry, Began, Person
from .table import Finished, Seat, Table

VERSION = 3  # older snapshots are ignored; a new one wherever a field is added, removed or means something else
EVERY = 256  # entries, and at the beginning of each game


class TimerState(msgspec.Struct, frozen=True):
    reserves: list[int]
    seat: int | None
    began: int


class DealState(msgspec.Struct, frozen=True):
    """`moves` are the decisions so far, or None before the deal; what chance decided follows from the seed."""

    id: str
    table: str
    number: int
    scheme: int
    rules: str
    is_dealt: bool
    old_result: dict[str, Any] | None
    first: int
    people: list[int]
    voided: list[Void]
    sharers: list[int]
    secret: bytes
    promised: list[str | None]
    shares: list[str | None]
    is_listed: bool
    phase_at: int
    ply: int
    is_forfeit: bool
    turn_at: int
    timer: TimerState
    moves: list[str] | None


class TableState(msgspec.Struct, frozen=True):
    number: int
    at: int
    choices: Choices
    host: Person
    seats: list[Seat]
    deal: DealState | None
    broken_off: DealState | None
    finished: list[Finished]
    games: int
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
decode_table = msgspec.json.Decoder(TableState).decode


def is_due(table: Table, entry: AnyEntry) -> bool:
    """Whether one is to be kept along with the table's last entry."""
    return isinstance(entry, Began) or table.number % EVERY == 0


def written(table: Table) -> str:
    deals = {name: None if deal is None else deal_state(deal) for name, deal in (("deal", table.deal), ("broken_off", table.broken_off))}
    state = TableState(**{**carried(table, TableState), **deals})
    return encode(Snapshot(VERSION, msgspec.Raw(encode(state)))).decode()


def deal_state(deal: Deal) -> DealState:
    timer = TimerState(**carried(deal.timer, TimerState))
    moves = None if deal.play is None else [entry for entry in deal.play.log if not entry.startswith("-")]
    return DealState(**{**carried(deal, DealState), "timer": timer, "moves": moves})


def carried(source: object, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The attributes that a snapshot has under the same name."""
    return {name: getattr(source, name, None) for name in kind.__struct_fields__}


def restored(id: str, body: str) -> Table | None:
    """The table; None for a snapshot of another version. Raises whatever an unreadable one leads to."""
    snapshot = decode(body)
    if snapshot.version != VERSION:
        return None
    state: TableState = decode_table(snapshot.table)
    table = Table.__new__(Table)
    vars(table).update(msgspec.structs.asdict(state), id=id, game=state.choices.checked())
    table.deal = None if state.deal is None else restored_deal(state.deal, state.choices)
    table.broken_off = None if state.broken_off is None else restored_deal(state.broken_off, state.choices)
    return table


def restored_deal(state: DealState, choices: Choices) -> Deal:
    deal = Deal.__new__(Deal)
    plain = {name: value for name, value in msgspec.structs.asdict(state).items() if name != "moves"}
    is_today = is_current(choices.game, state.rules)
    vars(deal).update(plain, choices=choices, timer=restored_timer(state.timer, choices), play=None, is_current=is_today)
    if state.moves is not None:
        deal.deal()
    if deal.play:
        for move in state.moves or ():
            deal.play.enter(move)
            deal.play.resolve_chance()
    return deal


def restored_timer(state: TimerState, choices: Choices) -> Timer:
    timer = Timer(choices.clock, choices.players)
    vars(timer).update(msgspec.structs.asdict(state))
    return timer
