"""What the HTTP API takes and gives, beside what it shares with the WebSocket."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..storage.rows import Played, TableRow, Tally
from ..tables.choices import Choices
from ..tables.entries import Person


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request may carry."""


class Name(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=100, description="What you are called at the table")]


class Code(Body, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=40, description="From the other device, as `POST /api/me/code` gave it")]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: `code` for programs, `text` for people, in the language of Accept-Language."""

    code: str
    text: str


class Me(msgspec.Struct, frozen=True):
    guest: str
    name: str


class NewCode(msgspec.Struct, frozen=True):
    """Good for one device, until `expires` (milliseconds since 1970). `link` brings it along where no server logs it."""

    code: str
    expires: int
    link: str


class MadeTable(msgspec.Struct, frozen=True):
    """`invite` opens a table that is not public; `link` carries it behind the #, where no server logs it."""

    id: str
    invite: str | None
    link: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    free: int
    status: str
    host: Person
    choices: Choices
    changed: int


class OwnTableLine(TableLine, frozen=True):
    is_my_turn: bool
    invite: str | None


class OptionLine(msgspec.Struct, frozen=True):
    name: str
    values: list[str | int]
    usual: dict[str, str | int]  # by number of players


class GameLine(msgspec.Struct, frozen=True):
    id: str
    least: int
    most: int
    options: list[OptionLine]


class Shelf(msgspec.Struct, frozen=True):
    """What can be played here, and by which bots."""

    games: list[GameLine]
    bots: list[str]


class History(msgspec.Struct, frozen=True):
    """Newest first; `before` of the next page is the last one's `finished`."""

    games: list[Played]


class Results(msgspec.Struct, frozen=True):
    """By game."""

    games: dict[str, Tally]


class Frame(msgspec.Struct, frozen=True):
    """After one entry of the record, as one viewer saw it; the first is the deal."""

    entry: str | None
    events: list[Any]
    view: Any


class Replay(msgspec.Struct, frozen=True):
    game: str
    names: list[str]
    seat: int | None
    frames: list[Frame]


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


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
    }
