"""Every message of the WebSocket, both ways: JSON objects whose `type` says which. The page's types are generated from this file.

A connection watches one table at a time (`watch`). After every entry of its log each seat that the person holds gets one `update`, a
spectator gets one with `seat` null. Whoever has missed some watches again with the last number that it has, and gets the rest: after a
reload, a lost network and a restarted server alike. What a client asks for may carry an `id` of its own, which the answer repeats.

What people read comes in the language of `/api/socket?language=de`, or else of Accept-Language.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..tables.choices import Choices, Status
from ..tables.entries import Holder, Person

VERSION = 2
LONGEST_CHAT = 300
LONGEST_INPUT = 100  # of a name, before it is cleaned

Count = Annotated[int, Meta(ge=1, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
TOKEN = "^[A-Za-z0-9_-]{1,64}$"
Token = Annotated[str, Meta(pattern=TOKEN)]
AnyView = Annotated[Any, Meta(extra_json_schema={"title": "AnyView"})]  # a View of the table's game
AnyEvent = Annotated[Any, Meta(extra_json_schema={"title": "AnyEvent"})]  # an Event of the table's game
AnyEnd = Annotated[str, Meta(extra_json_schema={"title": "AnyEnd"})]  # one of its `ends`


class Ask(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""

    id: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class Watch(Ask, frozen=True, tag="watch"):
    """First of all, and again for another table. `since` is the last number that the client has."""

    version: int
    table: Token
    invite: Token | None = None  # of a table that is not public
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Sit(Ask, frozen=True, tag="sit"):
    """Under one's own name or another; on one's own seat, another name replaces the one it has. A second seat needs `shared_devices`."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=LONGEST_INPUT)] | None = None


class Leave(Ask, frozen=True, tag="leave"):
    """While a game goes on a bot plays for the seat until its person is back."""

    seat: SeatNumber


class Return(Ask, frozen=True, tag="return"):
    """I am here again, and play myself."""

    seat: SeatNumber


class SeatBot(Ask, frozen=True, tag="seat-bot"):
    seat: SeatNumber
    bot: Token


class Unseat(Ask, frozen=True, tag="unseat"):
    seat: SeatNumber


class HandOver(Ask, frozen=True, tag="hand-over"):
    """Offers a seat of one's own to somebody who is here and has none; between games the host can offer a bot's. They have to accept."""

    seat: SeatNumber
    to: Token


class Accept(Ask, frozen=True, tag="accept"):
    """I take the seat that is offered to me, and its result."""

    seat: SeatNumber


class Decline(Ask, frozen=True, tag="decline"):
    """I don't want the seat that is offered to me; or: I take my offer back."""

    seat: SeatNumber


class Replace(Ask, frozen=True, tag="replace"):
    """The seat at turn has had others wait for long: a bot is to play for it unless its person moves soon. For tables without a clock."""

    seat: SeatNumber


class Start(Ask, frozen=True, tag="start"):
    """The first game, the next one of the series, or a rematch."""


class CommitShare(Ask, frozen=True, tag="commit-share"):
    """Which share the seat is going to reveal, as docs/fair-deals.md says. `game` and `attempt` are those of `began` or `restarted`."""

    seat: SeatNumber
    game: Count
    attempt: Count
    commitment: Token


class Share(Ask, frozen=True, tag="share"):
    """The share that the seat has committed to: 64 hexadecimal digits. Nobody should send it before the list is fixed (`shares-listed`)."""

    seat: SeatNumber
    game: Count
    attempt: Count
    share: Token


class Move(Ask, frozen=True, tag="move"):
    """`ply` is how many decisions were made before: a move sent twice is played once."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=2**31)]
    move: Annotated[str, Meta(max_length=80)]


class Order(Ask, frozen=True, tag="order"):
    """A standing order for the auction that is going on; null revokes it."""

    seat: SeatNumber
    order: Annotated[str, Meta(max_length=80)] | None


class Hint(Ask, frozen=True, tag="hint"):
    seat: SeatNumber


class Why(Ask, frozen=True, tag="why"):
    """Why may this seat not make that move?"""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=80)]


class Compare(Ask, frozen=True, tag="compare"):
    """How good are the moves, and this legal one among them, beside the one that a hint would name?"""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=80)] | None = None


class Chat(Ask, frozen=True, tag="chat"):
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class SwitchChat(Ask, frozen=True, tag="switch-chat"):
    on: bool


class Mute(Ask, frozen=True, tag="mute"):
    guest: Token
    on: bool


class Ban(Ask, frozen=True, tag="ban"):
    """The host doesn't want somebody here, or lifts that: no seat, no chat, and no looking on if the table is private."""

    guest: Token
    on: bool


class RenewInvite(Ask, frozen=True, tag="renew-invite"):
    """The host has a new link made. The old one is dead, and whoever came by it without taking a seat has to go."""


class Close(Ask, frozen=True, tag="close"):
    """The host closes the table for good; in the middle of a game the other players are asked first."""


class AnswerClosing(Ask, frozen=True, tag="answer-closing"):
    """Of another player, to that question. The host takes it back with `agree` false."""

    agree: bool


class Ping(Ask, frozen=True, tag="ping"):
    """Whoever is silent for a minute is taken for gone."""


Asked = (
    Watch
    | Sit
    | Leave
    | Return
    | SeatBot
    | Unseat
    | HandOver
    | Accept
    | Decline
    | Replace
    | Start
    | CommitShare
    | Share
    | Move
    | Order
    | Hint
    | Why
    | Compare
    | Chat
    | SwitchChat
    | Mute
    | Ban
    | RenewInvite
    | Close
    | AnswerClosing
    | Ping
)


class Happening(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One entry of the log, as one viewer may read it. `at` is in milliseconds since 1970."""

    number: int
    at: int


class TableOpened(Happening, frozen=True, tag="opened"):
    host: Person


class SeatTaken(Happening, frozen=True, tag="seated"):
    seat: int
    holder: Holder | None


class SeatOffered(Happening, frozen=True, tag="offered"):
    seat: int
    to: Person


class OfferOver(Happening, frozen=True, tag="offer-ended"):
    """Declined, or else withdrawn."""

    seat: int
    declined: bool = False


class HostChanged(Happening, frozen=True, tag="hosted"):
    host: Person


class GameBegan(Happening, frozen=True, tag="began"):
    """Cards are to be dealt: the server is committed to its secret, and `sharers` are the seats that are asked for a share. `game` is the
    number of the game at this table. Games that began under the old scheme (1) take no more shares."""

    commitment: str
    game: int
    sharers: list[int]
    rules: str
    scheme: int


class ShareCommitmentGiven(Happening, frozen=True, tag="share-committed"):
    seat: int


class ShareListFixed(Happening, frozen=True, tag="shares-listed"):
    """Everybody's share commitments, by seat: no share was revealed before. Whose is missing has no part in the deal."""

    commitments: list[str | None]


class ShareGiven(Happening, frozen=True, tag="shared"):
    seat: int


class DealRestarted(Happening, frozen=True, tag="restarted"):
    """The seats in `missing` did not reveal their shares: the attempt is void, and the next one goes on without them."""

    missing: list[int]
    commitment: str
    attempt: int
    sharers: list[int]


class CardsDealt(Happening, frozen=True, tag="dealt"):
    """`left_out` are people's seats whose share is not in the deal."""

    shares: list[str | None]
    events: list[AnyEvent]
    left_out: list[int] = []


class MoveMade(Happening, frozen=True, tag="moved"):
    seat: int
    move: str  # of what is hidden only the kind
    events: list[AnyEvent]


class GameBrokenOff(Happening, frozen=True, tag="broken-off"):
    """The game ends without a result: `reason` is "rules" where it was begun under other rules than today's. Secret and shares are open
    now, for whoever may follow the game."""

    reason: str
    commitment: str
    secret: str | None
    shares: list[str | None]


class SeatWarned(Happening, frozen=True, tag="warned"):
    """`asked`: by another player, so that only a move prevents the bot."""

    seat: int
    until: int
    asked: bool = False


class PersonAway(Happening, frozen=True, tag="away"):
    seat: int


class PersonBack(Happening, frozen=True, tag="back"):
    seat: int


class ChatHeard(Happening, frozen=True, tag="chatted"):
    who: Person
    text: str


class ChatSet(Happening, frozen=True, tag="chat-switched"):
    on: bool


class GuestBanned(Happening, frozen=True, tag="banned"):
    """Or no longer, if `on` is false."""

    who: Person
    on: bool = True


class InviteChanged(Happening, frozen=True, tag="invite-renewed"):
    """The state has the new one."""


class ClosingAsked(Happening, frozen=True, tag="closing-proposed"):
    who: Person


class ClosingReply(Happening, frozen=True, tag="closing-answered"):
    who: Person
    agree: bool


class TableClosed(Happening, frozen=True, tag="closed"):
    """If a game was broken off: what it was dealt from, the JSON of a record's `fair` (docs/fair-deals.md)."""

    fair: str | None = None


AnyHappening = (
    TableOpened
    | SeatTaken
    | SeatOffered
    | OfferOver
    | HostChanged
    | GameBegan
    | ShareCommitmentGiven
    | ShareListFixed
    | ShareGiven
    | DealRestarted
    | CardsDealt
    | MoveMade
    | GameBrokenOff
    | SeatWarned
    | PersonAway
    | PersonBack
    | ChatHeard
    | ChatSet
    | GuestBanned
    | InviteChanged
    | ClosingAsked
    | ClosingReply
    | TableClosed
)


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    holder: Holder | None
    away: bool = False
    warned: int | None = None
    asked: bool = False  # by another player: only a move prevents the bot
    offered: Person | None = None  # to whom


class GameState(msgspec.Struct, frozen=True):
    """A finished game of the series."""

    id: str
    scores: list[int]
    ranks: list[int]
    end: AnyEnd


class TableState(msgspec.Struct, frozen=True):
    """All about a table except the cards."""

    id: str
    choices: Choices
    invite: str | None
    status: Status
    host: Person
    seats: list[SeatState]
    finished: list[GameState]
    totals: list[int]
    ranks: list[int]
    chat: bool
    banned: list[Person] = []
    closing: list[str] | None = None  # guests who agree to break the game off; null: nobody has asked


class ClockState(msgspec.Struct, frozen=True):
    """In milliseconds: when the time of the seat at turn is up, when it is warned, and everybody's reserve."""

    deadline: int
    warning: int
    reserves: list[int]


class Tell(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """What the server may send."""


class Welcome(Tell, frozen=True, tag="welcome"):
    version: int
    me: Person
    now: int
    muted: list[str]  # guests whose chat isn't told
    patience: int = 0  # milliseconds that a player has at a table without a clock, before others may ask for a bot


class Update(Tell, frozen=True, tag="update"):
    """`seat` is whose eyes these are. `state` is there when it has changed, `legal` and `order` when the seat has any."""

    table: str
    seat: int | None
    number: int
    happened: list[AnyHappening]
    state: TableState | None = None
    ply: int = 0
    view: AnyView = None
    legal: list[str] | None = None
    order: str | None = None
    clock: ClockState | None = None
    waiting_since: int | None = None  # when the decision began that is due at a table without a clock


class People(Tell, frozen=True, tag="people"):
    """Who is here, by the names that they have at this table, as far as is known; of a crowd only some, and `more` counts the others."""

    table: str
    people: list[Person]
    more: int = 0


class Done(Tell, frozen=True, tag="done"):
    id: int


class Refused(Tell, frozen=True, tag="refused"):
    """Nothing has changed. `code` is for programs, `text` for people; `wait` is how many seconds later it may be tried again."""

    code: str
    text: str
    id: int | None = None
    wait: int | None = None


class Hinted(Tell, frozen=True, tag="hinted"):
    seat: int
    ply: int
    move: str
    id: int | None = None


class Explained(Tell, frozen=True, tag="explained"):
    """The reason in one sentence for people; null if the move is legal now."""

    seat: int
    ply: int
    move: str
    text: str | None
    id: int | None = None


class Outlook(msgspec.Struct, frozen=True):
    """A move: the share of wins after it (ties shared), how far that is behind the best move's, and their standard errors."""

    move: str
    wins: float
    error: float
    behind: float
    behind_error: float


class Compared(Tell, frozen=True, tag="compared"):
    """The best moves, `hint` (the bot's own) and `move`: `games` worlds that fit what the seat knows were played to the end after each."""

    seat: int
    ply: int
    hint: str
    games: int
    moves: list[Outlook]
    move: str | None = None
    id: int | None = None


class Pong(Tell, frozen=True, tag="pong"):
    now: int
    id: int | None = None


Told = Welcome | Update | People | Done | Refused | Hinted | Explained | Compared | Pong

encode = msgspec.json.Encoder().encode
decode_asked = msgspec.json.Decoder(Asked).decode
decode_told = msgspec.json.Decoder(Told).decode
