"""The rows of the store. Fields are in the order of their columns."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec


class Row(msgspec.Struct, frozen=True):
    pass


class EntryRow(Row, frozen=True):
    number: int
    at: int
    body: str


class SnapshotRow(Row, frozen=True):
    """A table after the entry with this number; `digest` is that of the log up to it, if known."""

    number: int
    body: str
    digest: str = ""


class TableRow(Row, frozen=True):
    id: str
    invite: str | None  # None: public
    game: str
    players: int
    host: str
    settings: str
    status: str
    free: int
    number: int
    turn: int | None
    due: int | None
    created: int
    changed: int
    seated: str


def table_row(columns: Any) -> TableRow:
    """Convert a database row, which may have more columns."""
    return TableRow(*(getattr(columns, name) for name in TableRow.__struct_fields__))


class Result(Row, frozen=True):
    seat: int
    guest: str | None  # None: a bot
    score: int
    rank: int


class FinishedGame(Row, frozen=True):
    id: str
    table: str
    number: int
    game: str
    players: int
    is_public: bool
    finished: int
    record: str
    results: tuple[Result, ...]


class Append(Row, frozen=True):
    """An entry and what it changes. `free`, `seated`, `players`, `settings`, `host`, `invite` and `seats` stay as they are if None; the
    rest is replaced."""

    table: str
    number: int
    at: int
    body: str
    status: str
    turn: int | None
    due: int | None
    free: int | None = None
    seated: str | None = None
    players: int | None = None
    settings: str | None = None
    host: str | None = None
    invite: str | None = None
    seats: Sequence[tuple[int, str | None]] | None = None
    finished: FinishedGame | None = None
    forget_orders: bool = False
    snapshot: str | None = None  # of the table after this entry
    game_start: int = 0  # the number of the entry that started the last game
    named: Sequence[str] = ()  # the guests that the entry mentions


class Guest(Row, frozen=True):
    id: str
    name: str
    created: int
    seen: int
    old_cookies: bool = False


class Session(Row, frozen=True):
    """A session. `id` is a digest of the cookie's token; `ended` is None while the session is active."""

    id: str
    guest: str
    created: int
    seen: int
    ended: int | None = None


class Block(Row, frozen=True):
    """Someone who is not let in. `value` is an address, an IPv6 network or a guest; `until` is None for good."""

    kind: Literal["address", "guest"]
    value: str
    since: int
    until: int | None
    reason: str


class Closing(Row, frozen=True):
    """An operator's request to close a table."""

    table: str
    request: str
    who: str
    reason: str


class AuditEntry(Row, frozen=True):
    id: str
    at: int
    who: str
    action: str
    target: str
    reason: str
    result: str
    request: str


class TableOverview(Row, frozen=True):
    """A table for an operator: only what everyone who may enter it can see."""

    table: TableRow
    guests: dict[int, str]  # by seat; a taken seat without a guest is a bot's
    broken: str | None  # the reason why it can't be continued
    closing: bool  # whether an operator has asked for it to be closed


class GuestOverview(Row, frozen=True):
    guest: Guest
    sessions: int
    tables: int  # that are not closed, as host or player
    is_blocked: bool
