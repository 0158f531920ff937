"""Request and response bodies of the HTTP API, apart from those it shares with the WebSocket."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..play.fair_deal import Fair
from ..play.record import RecordKeys, Result
from .holders import Person
from .limits import LIMITS
from .messages import AnyEnd, AnyView
from .requests import Token
from .table_events import AnyEvent
from .table_settings import GameId, Status, TableSettings


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class SignIn(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=LIMITS.name_input, description="Your name at the table")]
    new: Annotated[bool, Meta(description="Become a new guest if the cookie is not accepted")] = False
    table: Annotated[Token | None, Meta(description="The table whose link you followed: its guests have a higher limit")] = None
    invite: Annotated[Token | None, Meta(description="Its invitation, unless it is public")] = None


class Code(Body, frozen=True):
    code: Annotated[
        str, Meta(min_length=1, max_length=LIMITS.code, description="The code that `POST /api/me/code` returned on the other device")
    ]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: `code` for programs, `text` for people, in the language of Accept-Language."""

    code: str
    text: str


class Me(msgspec.Struct, frozen=True):
    guest: str
    name: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A device on which the guest is signed in; `here` marks the current one."""

    created: int
    seen: int
    here: bool


class Profile(msgspec.Struct, frozen=True):
    guest: str
    name: str
    created: int
    seen: int


class ExportedChat(msgspec.Struct, frozen=True):
    at: int
    text: str


class ExportedTable(msgspec.Struct, frozen=True):
    """A table whose log names the guest: `seats` the guest has now, `names` the guest used there, and the guest's `chat` messages.

    If the log can't be read, `is_damaged` is true, and names and messages are missing.
    """

    id: str
    game: GameId
    status: Status
    created: int
    changed: int
    is_host: bool
    invite: str | None
    seats: list[int]
    names: list[str]
    chat: list[ExportedChat]
    is_damaged: bool


class NewDeviceCode(msgspec.Struct, frozen=True):
    """Valid for one device until `expires` (milliseconds since 1970). `link` carries the code after the #, so that no server logs it."""

    code: str
    expires: int
    link: str


class CreatedTable(msgspec.Struct, frozen=True):
    """`invite` opens a table that is not public; `link` carries it after the #, so that no server logs it."""

    id: str
    invite: str | None
    link: str


class Invitation(msgspec.Struct, frozen=True):
    """What a table's link says to somebody who isn't there yet; `seated` has the names of the players, in the order of the seats."""

    game: GameId
    players: int
    free: int
    status: Status
    host: Person
    choices: TableSettings
    seated: list[str]


class TableSummary(Invitation, frozen=True):
    """A table in a list."""

    id: str
    changed: int


class OwnTableSummary(TableSummary, frozen=True):
    """`is_broken`: the table can't be continued; its host can close it. `is_installed`: the server has its game, which may be a plug-in."""

    is_my_turn: bool
    invite: str | None
    is_broken: bool
    is_installed: bool


class Addresses(msgspec.Struct, frozen=True):
    """Where other devices can reach the server; if nowhere, the `command` that would change that."""

    urls: list[str]
    command: str | None


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[str | int]
    usual: dict[str, str | int]  # by number of players
    allowed: dict[str, list[str | int]]  # likewise


class GameInfo(msgspec.Struct, frozen=True):
    """A game. `bots` are the levels to choose from, weakest first; `cards` has every kind of card once, in the notation.

    It is meant for players from `age` years on and takes about `minutes`; both are null if its author says nothing.
    """

    id: GameId
    least: int
    most: int
    default_players: int
    age: int | None
    minutes: int | None
    options: list[OptionInfo]
    bots: list[str]
    default_bot: str
    series_lengths: list[int]
    cards: list[str]
    phases: list[str]
    ends: list[str]
    has_decisions: bool
    has_hands: bool
    has_auctions: bool
    fewest_win: bool


class GameList(msgspec.Struct, frozen=True):
    """The games of this server and their bots."""

    games: list[GameInfo]


class GameSummary(msgspec.Struct, frozen=True):
    """A finished game of a guest: `seats` are the guest's own; the lists after it are by seat."""

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
    """Finished games, newest first; pass the last one's `finished` as `before` to get the next page."""

    games: list[GameSummary]


class Tally(msgspec.Struct, frozen=True):
    played: int
    won: int
    mean_rank: float
    mean_score: float


class Results(msgspec.Struct, frozen=True):
    """Results by game."""

    games: dict[str, Tally]


class ReplayFrame(msgspec.Struct, frozen=True):
    """The game after one entry of the record, as one viewer saw it; the first frame is the deal."""

    entry: str | None
    events: list[AnyEvent]
    view: AnyView


class Replay(msgspec.Struct, frozen=True):
    """A page of a game's frames; `total` is the number of frames in the game."""

    game: GameId
    names: list[str]
    seat: int | None
    total: int
    frames: list[ReplayFrame]


class CostlyMove(msgspec.Struct, frozen=True):
    """A decision after `at` entries that was not the best: the share of a win it cost, and its standard error."""

    at: int
    move: str
    best: str
    given: float
    error: float


class GameReview(msgspec.Struct, frozen=True):
    """Shares of a win: `fair` before the deal, `deal` with these cards among equal players, `won` in the end, `given` by the worst."""

    game: GameId
    seat: int
    decisions: int
    fair: float
    deal: float
    deal_error: float
    won: float
    given: float
    given_error: float
    worst: list[CostlyMove]  # those that are sure, most first


class Outcome(Result, frozen=True):
    end: AnyEnd


class GameRecord(RecordKeys, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The record of a finished game, in the format of rules/README.md, with its players."""

    game: GameId
    seed: str
    setup: dict[str, str | list[str]]
    result: Outcome
    fair: Fair
    names: list[str]
    bots: list[str | None]
    date: str


class ExportedGame(msgspec.Struct, frozen=True):
    """A finished game the guest took part in, with the guest's seats and results."""

    id: str
    table: str
    finished: int
    seats: list[int]
    scores: list[int]
    ranks: list[int]
    record: GameRecord


class Export(msgspec.Struct, frozen=True):
    """Everything stored about a guest. Codes for other devices are listed by expiry time, sessions by time of use; `presence` says when
    the guest was last at which table."""

    exported: int
    profile: Profile
    sessions: list[SessionInfo]
    codes: list[int]
    muted: list[Person]
    tables: list[ExportedTable]
    presence: dict[str, int]
    games: list[ExportedGame]
    results: dict[str, Tally]


class Health(msgspec.Struct, frozen=True):
    """The process answers, whatever its database does."""

    status: Literal["ok", "starting"]
    version: str


class Check(msgspec.Struct, frozen=True):
    """One condition of being ready. `code` and `reason` say what is wrong, if something is."""

    name: str
    ok: bool
    code: str | None = None
    reason: str | None = None


class Ready(msgspec.Struct, frozen=True):
    """`code` and `text` are those of the first check that failed. `broken_tables` is the number of tables that can't be continued;
    /metrics names them."""

    status: Literal["ready", "not-ready"]
    version: str
    broken_tables: int
    checks: list[Check]
    code: str | None = None
    text: str | None = None
