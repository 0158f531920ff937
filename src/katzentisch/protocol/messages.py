"""The messages the server can send over the WebSocket."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .holders import Holder, Person
from .reactions import Reaction
from .table_events import AnyTableEvent
from .table_settings import Status, TableSettings

AnyView = Annotated[Any, Meta(extra_json_schema={"title": "AnyView"})]  # a View of the table's game
AnyEnd = Annotated[str, Meta(extra_json_schema={"title": "AnyEnd"})]  # one of its `ends`


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    holder: Holder | None
    away: bool = False
    warned: int | None = None
    asked: bool = False  # another player requested the bot: only a move prevents it
    offered: Person | None = None  # the person it is offered to


class GameResult(msgspec.Struct, frozen=True):
    """A finished game of the series."""

    id: str
    scores: list[int]
    ranks: list[int]
    end: AnyEnd


class TableState(msgspec.Struct, frozen=True):
    """Everything about a table except the cards."""

    id: str
    choices: TableSettings
    invite: str | None
    status: Status
    host: Person
    seats: list[SeatState]
    finished: list[GameResult]
    totals: list[int]
    ranks: list[int]
    chat: bool
    banned: list[Person] = []
    closing: list[str] | None = None  # guests who agree to close the table during the game; null if it was not proposed


class ClockState(msgspec.Struct, frozen=True):
    """When the current player's time is up, when the player is warned, and every seat's reserve, in milliseconds."""

    deadline: int
    warning: int
    reserves: list[int]


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """A message from the server."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message on a connection."""

    version: int
    me: Person
    now: int
    muted: list[str]  # guests whose chat is hidden
    patience: int = 0  # milliseconds a player has at a table without a clock before others can ask for a bot


class Update(Message, frozen=True, tag="update"):
    """What changed, as seen from `seat` (null for a spectator). `state` is present if it changed.

    `legal`, the moves the seat can make, is present in its turn; if `forced`, there is only one, which the server will make soon. `orders`,
    the standing orders it can set, is present while it can still bid in an auction and waits for its turn: "pass", and "up to 3x4" for
    every bid it could make now, the lowest first. `order` is the one it has set.
    """

    table: str
    seat: int | None
    number: int
    table_events: list[AnyTableEvent]
    state: TableState | None = None
    ply: int = 0
    view: AnyView = None
    legal: list[str] | None = None
    forced: bool = False
    order: str | None = None
    orders: list[str] | None = None
    clock: ClockState | None = None
    waiting_since: int | None = None  # when the pending decision began, at a table without a clock
    id: int | None = None  # of the viewer's own request to move, which this update answers


class People(Message, frozen=True, tag="people"):
    """Who is at the table, under the names they have there. In a crowd only some are listed, and `more` counts the rest."""

    table: str
    people: list[Person]
    more: int = 0


class ReactionShown(Message, frozen=True, tag="reaction"):
    """The player on a seat reacts: show it for some seconds. It is not part of the log."""

    table: str
    seat: int
    reaction: Reaction


class Done(Message, frozen=True, tag="done"):
    """The request succeeded. For a move, the update that shows it says so instead."""

    id: int


class RequestRefused(Message, frozen=True, tag="refused"):
    """The request was refused, and nothing has changed. `code` is for programs, `text` for people; retry after `wait` seconds."""

    code: str
    text: str
    id: int | None = None
    wait: int | None = None


class Explanation(Message, frozen=True, tag="explanation"):
    """The answer to `explain`: the reason in one sentence, or null if the move is legal now."""

    seat: int
    ply: int
    move: str
    text: str | None
    id: int | None = None


class MoveEvaluation(msgspec.Struct, frozen=True):
    """The share of wins after a move (ties shared) in whole per cent, and its standard error."""

    move: str
    wins: float
    error: float


class HintResult(Message, frozen=True, tag="hint-result"):
    """The answer to `hint`: the best moves, the best first, and the requested `move`. The first is the one to recommend.

    Each was followed by `games` games, played to the end from deals that fit what the seat knows.
    """

    seat: int
    ply: int
    games: int
    moves: list[MoveEvaluation]
    move: str | None = None
    id: int | None = None

    @property
    def best(self) -> str:
        return self.moves[0].move


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""

    now: int
    id: int | None = None


AnyMessage = Welcome | Update | People | ReactionShown | Done | RequestRefused | HintResult | Explanation | Pong
