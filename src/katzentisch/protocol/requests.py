"""The requests a client can send over the WebSocket."""

from typing import Annotated

import msgspec
from msgspec import Meta

from .limits import LIMITS
from .reactions import Reaction
from .table_settings import TableSettings

Count = Annotated[int, Meta(ge=1, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=LIMITS.seats - 1)]
TOKEN = "^[A-Za-z0-9_-]{1,64}$"
Token = Annotated[str, Meta(pattern=TOKEN)]


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A request from a client. The answer repeats its `id`."""

    id: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class Watch(Request, frozen=True, tag="watch"):
    """Follow a table: the first request on a connection. `since` is the number of the last entry the client has.

    A `spectator` is sent what spectators see, even if the person has a seat: for a screen that everybody looks at.
    """

    version: int
    table: Token
    invite: Token | None = None  # for a table that is not public
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    spectator: bool = False


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat, or change the name on your own. A second seat needs a table with `shared_devices`."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=LIMITS.name_input)] | None = None


class Leave(Request, frozen=True, tag="leave"):
    """Leave a seat. During a game you keep it, and a bot plays for you until you return."""

    seat: SeatNumber


class Return(Request, frozen=True, tag="return"):
    """Take over from the bot that has been playing for you."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Host only: put a bot on a seat."""

    seat: SeatNumber
    bot: Token


class Unseat(Request, frozen=True, tag="unseat"):
    """Host only: free a seat."""

    seat: SeatNumber


class ChangeSettings(Request, frozen=True, tag="change-settings"):
    """Host only, before a series: change the settings, and with `players` the number of seats. Game and `public` stay as they are.

    The seats in `dropped`, which no person may hold, are removed; the others keep their order, and new ones come last. `first` has the
    number that the seat has before the change. Options that are not possible with the new number of players get their usual value.
    """

    settings: TableSettings
    dropped: Annotated[list[SeatNumber], Meta(max_length=LIMITS.seats)] = []


class HandOver(Request, frozen=True, tag="hand-over"):
    """Offer your seat to someone at the table who has none. Between games the host can also offer a bot's seat."""

    seat: SeatNumber
    to: Token


class Accept(Request, frozen=True, tag="accept"):
    """Accept the seat you were offered, and with it its result."""

    seat: SeatNumber


class Decline(Request, frozen=True, tag="decline"):
    """Decline the seat you were offered, or withdraw your own offer."""

    seat: SeatNumber


class Replace(Request, frozen=True, tag="replace"):
    """Ask for a bot to play the seat whose turn it is, because its player has kept the table waiting. Only for tables without a clock.

    The player still has a last chance to move.
    """

    seat: SeatNumber


class Start(Request, frozen=True, tag="start"):
    """Start the first game, the next game of the series, or a rematch. With `present_only`, free seats are removed before."""

    present_only: bool = False


class CommitShare(Request, frozen=True, tag="commit-share"):
    """Commit to the share your seat will reveal (docs/fair-deals.md). `game` and `attempt` come from `began` or `restarted`."""

    seat: SeatNumber
    game: Count
    attempt: Count
    commitment: Token


class Share(Request, frozen=True, tag="share"):
    """Reveal the share your seat committed to: 64 hexadecimal digits. Don't send it before the list is fixed (`shares-listed`)."""

    seat: SeatNumber
    game: Count
    attempt: Count
    share: Token


class Move(Request, frozen=True, tag="move"):
    """Make a move. `ply` is the number of decisions made before it, so a move sent twice is played once."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=2**31)]
    move: Annotated[str, Meta(max_length=LIMITS.move)]


class SetOrder(Request, frozen=True, tag="order"):
    """Set a standing order for the current auction; null revokes it."""

    seat: SeatNumber
    order: Annotated[str, Meta(max_length=LIMITS.move)] | None


class Hint(Request, frozen=True, tag="hint"):
    """Ask how good the legal moves are. `move` is always among those in the answer; asking about another keeps the evaluation."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=LIMITS.move)] | None = None


class Explain(Request, frozen=True, tag="explain"):
    """Ask why the seat can't make a move."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=LIMITS.move)]


class Chat(Request, frozen=True, tag="chat"):
    """Write to everyone at the table."""

    text: Annotated[str, Meta(max_length=LIMITS.chat)]


class React(Request, frozen=True, tag="react"):
    """Show everyone at the table how you feel, for some seconds. Nothing is stored. Where the chat is off, so are reactions."""

    seat: SeatNumber
    reaction: Reaction


class SwitchChat(Request, frozen=True, tag="switch-chat"):
    """Host only: turn the chat on or off."""

    on: bool


class Mute(Request, frozen=True, tag="mute"):
    """Hide a guest's chat from yourself, or show it again."""

    guest: Token
    on: bool


class Ban(Request, frozen=True, tag="ban"):
    """Host only: ban a guest from seats and chat, and from a private table altogether, or lift the ban."""

    guest: Token
    on: bool


class RenewInvite(Request, frozen=True, tag="renew-invite"):
    """Host only: replace the invitation. The old link stops working, and spectators who used it have to leave."""


class Close(Request, frozen=True, tag="close"):
    """Host only: close the table for good. During a game the other players have to agree."""


class AnswerClosing(Request, frozen=True, tag="answer-closing"):
    """Agree to close the table during a game, or decline. The host withdraws the proposal with `agree` false."""

    agree: bool


class Ping(Request, frozen=True, tag="ping"):
    """Keep the connection open: the server closes it after a minute of silence."""


AnyRequest = (
    Watch
    | Sit
    | Leave
    | Return
    | SeatBot
    | Unseat
    | ChangeSettings
    | HandOver
    | Accept
    | Decline
    | Replace
    | Start
    | CommitShare
    | Share
    | Move
    | SetOrder
    | Hint
    | Explain
    | Chat
    | React
    | SwitchChat
    | Mute
    | Ban
    | RenewInvite
    | Close
    | AnswerClosing
    | Ping
)
