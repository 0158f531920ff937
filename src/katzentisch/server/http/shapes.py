"""What the HTTP API takes and gives, beside what it shares with the WebSocket."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..storage.rows import Tally
from ..tables.choices import Choices, GameId, Status
from ..tables.entries import Person
from ..wire.messages import AnyEnd, AnyView
from ..wire.requests import LONGEST_INPUT
from ..wire.table_events import AnyEvent


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request may carry."""


class Arrival(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_INPUT, description="What you are called at the table")]
    new: Annotated[bool, Meta(description="Be a new guest, if the cookie is not accepted")] = False


class Code(Body, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=40, description="From the other device, as `POST /api/me/code` gave it")]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: `code` for programs, `text` for people, in the language of Accept-Language."""

    code: str
    text: str


class Me(msgspec.Struct, frozen=True):
    guest: str
    name: str


class SessionLine(msgspec.Struct, frozen=True):
    """A device on which one is signed in; `here` is this one."""

    created: int
    seen: int
    here: bool


class ProfileLine(msgspec.Struct, frozen=True):
    guest: str
    name: str
    created: int
    seen: int


class ChatLine(msgspec.Struct, frozen=True):
    at: int
    text: str


class NamingTable(msgspec.Struct, frozen=True):
    """A table whose log names the guest: `seats` are the guest's now, `names` those under which the guest was there, `chat` what the guest
    wrote."""

    id: str
    game: GameId
    status: Status
    created: int
    changed: int
    is_host: bool
    invite: str | None
    seats: list[int]
    names: list[str]
    chat: list[ChatLine]


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
    """A table in a list; `seated` are the names of those who sit there, in the order of the seats."""

    id: str
    game: GameId
    players: int
    free: int
    status: Status
    host: Person
    choices: Choices
    changed: int
    seated: list[str]


class OwnTableLine(TableLine, frozen=True):
    """`is_broken`: it can't be continued; its host can close it."""

    is_my_turn: bool
    invite: str | None
    is_broken: bool


class OptionLine(msgspec.Struct, frozen=True):
    name: str
    values: list[str | int]
    usual: dict[str, str | int]  # by number of players
    allowed: dict[str, list[str | int]]  # likewise


class GameLine(msgspec.Struct, frozen=True):
    """`bots` are those to choose from, the weakest first."""

    id: GameId
    least: int
    most: int
    options: list[OptionLine]
    bots: list[str]


class Shelf(msgspec.Struct, frozen=True):
    """What can be played here, and by which bots."""

    games: list[GameLine]


class Played(msgspec.Struct, frozen=True):
    """A finished game as one of its guests remembers it: `seats` are the guest's own, the lists after it go by seat."""

    id: str
    table: str
    game: GameId
    finished: int
    seats: list[int]
    names: list[str]
    bots: list[str | None]
    scores: list[int]
    ranks: list[int]


class History(msgspec.Struct, frozen=True):
    """Newest first; `before` of the next page is the last one's `finished`."""

    games: list[Played]


class Results(msgspec.Struct, frozen=True):
    """By game."""

    games: dict[str, Tally]


class Frame(msgspec.Struct, frozen=True):
    """After one entry of the record, as one viewer saw it; the first is the deal."""

    entry: str | None
    events: list[AnyEvent]
    view: AnyView


class Replay(msgspec.Struct, frozen=True):
    """A page of a game's frames; `total` is how many it has."""

    game: GameId
    names: list[str]
    seat: int | None
    total: int
    frames: list[Frame]


class GivenAway(msgspec.Struct, frozen=True):
    """A decision after `at` entries that was not the best: which share of a win it cost, and the standard error of that."""

    at: int
    move: str
    best: str
    given: float
    error: float


class GameReview(msgspec.Struct, frozen=True):
    """In shares of a win: `fair` before the deal, `deal` with these cards among equals, `won` at last, `given` away by all decisions."""

    game: GameId
    seat: int
    decisions: int
    fair: float
    deal: float
    deal_error: float
    won: float
    given: float
    given_error: float
    worst: list[GivenAway]  # those that are sure, most first


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    ranks: list[int]
    end: AnyEnd


class VoidAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that did not reveal the shares they had committed to, and the server's commitment then."""

    commitment: str
    missing: list[int]


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes the deal checkable: docs/fair-deals.md. Games that were dealt under the old scheme have the first three only."""

    commitment: str
    secret: str
    shares: list[str | None]
    scheme: int | UnsetType = UNSET
    table: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    attempt: int | UnsetType = UNSET
    options: dict[str, str | int] | UnsetType = UNSET
    rules: str | UnsetType = UNSET
    voided: list[VoidAttempt] | UnsetType = UNSET


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game, as rules/README.md writes it, with who played it."""

    katzentisch: int
    game: GameId
    players: int
    options: dict[str, str | int]
    first: int
    seed: str
    setup: dict[str, str | list[str]]
    moves: list[str]
    result: Outcome
    fair: Fair
    names: list[str]
    bots: list[str | None]
    date: str


class PlayedRecord(msgspec.Struct, frozen=True):
    """A finished game that the guest took part in: on which seats, and with which results."""

    id: str
    table: str
    finished: int
    seats: list[int]
    scores: list[int]
    ranks: list[int]
    record: GameRecord


class Export(msgspec.Struct, frozen=True):
    """All that is kept about a guest. Codes for other devices are told by when they expire, sessions by when they were used; `presence` is
    when the guest was last at which table."""

    exported: int
    profile: ProfileLine
    sessions: list[SessionLine]
    codes: list[int]
    muted: list[Person]
    tables: list[NamingTable]
    presence: dict[str, int]
    games: list[PlayedRecord]
    results: dict[str, Tally]


class Health(msgspec.Struct, frozen=True):
    """`broken_tables` is how many tables can't be continued: /metrics names them."""

    status: str
    version: str
    broken_tables: int
