"""The entries of a table's log as one viewer may see them: the only form in which they leave the server."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .holders import Holder, Person
from .table_settings import TableSettings

AnyEvent = Annotated[Any, Meta(extra_json_schema={"title": "AnyEvent"})]  # an Event of the table's game


class TableEvent(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One entry of the log. `at` is in milliseconds since 1970."""

    number: int
    at: int


class TableOpened(TableEvent, frozen=True, tag="opened"):
    host: Person


class SeatTaken(TableEvent, frozen=True, tag="seated"):
    seat: int
    holder: Holder | None


class SettingsChanged(TableEvent, frozen=True, tag="settings-changed"):
    """The host has changed the settings. The seats in `dropped` are gone, and those after them have moved up; new seats come last."""

    choices: TableSettings
    before: TableSettings
    dropped: list[int] = []


class SeatOffered(TableEvent, frozen=True, tag="offered"):
    seat: int
    to: Person


class SeatOfferEnded(TableEvent, frozen=True, tag="offer-ended"):
    """The offer was declined or withdrawn."""

    seat: int
    declined: bool = False


class HostChanged(TableEvent, frozen=True, tag="hosted"):
    host: Person


class GameBegan(TableEvent, frozen=True, tag="began"):
    """The server has committed to its secret and asks the seats in `sharers` for a share. `game` counts the games at this table.

    `first` is the seat that begins, or null if the shares will draw it (scheme 3). Games that began under the old scheme (1) accept no more
    shares. A lesson (0) has none: its cards are always the same.
    """

    commitment: str
    game: int
    sharers: list[int]
    rules: str
    scheme: int
    first: int | None = None


class ShareCommitmentReceived(TableEvent, frozen=True, tag="share-committed"):
    seat: int


class ShareListFixed(TableEvent, frozen=True, tag="shares-listed"):
    """All share commitments, by seat; no share was revealed before. A seat without one has no part in the deal."""

    commitments: list[str | None]


class ShareRevealed(TableEvent, frozen=True, tag="shared"):
    seat: int


class DealRestarted(TableEvent, frozen=True, tag="restarted"):
    """The seats in `missing` did not reveal their shares. This attempt is void, and the next one excludes them."""

    missing: list[int]
    commitment: str
    attempt: int
    sharers: list[int]


class CardsDealt(TableEvent, frozen=True, tag="dealt"):
    """`left_out` lists the seats of people whose share is not part of the deal. `first` begins, by lot if `is_lot`."""

    shares: list[str | None]
    events: list[AnyEvent]
    left_out: list[int] = []
    first: int | None = None
    is_lot: bool = False


class MoveMade(TableEvent, frozen=True, tag="moved"):
    seat: int
    move: str  # only its kind if the move is hidden
    events: list[AnyEvent]


class GameBrokenOff(TableEvent, frozen=True, tag="broken-off"):
    """The game ended without a result. `reason` is "rules" if it began under a different version of the rules.

    Viewers who may see the game now get its secret and shares.
    """

    reason: str
    commitment: str
    secret: str | None
    shares: list[str | None]


class SeatWarned(TableEvent, frozen=True, tag="warned"):
    """A bot takes over at `until`. If `asked`, another player requested it, and only a move prevents it."""

    seat: int
    until: int
    asked: bool = False


class PersonAway(TableEvent, frozen=True, tag="away"):
    seat: int


class PersonBack(TableEvent, frozen=True, tag="back"):
    seat: int


class ChatMessage(TableEvent, frozen=True, tag="chatted"):
    who: Person
    text: str


class ChatToggled(TableEvent, frozen=True, tag="chat-switched"):
    on: bool


class GuestBanned(TableEvent, frozen=True, tag="banned"):
    """A guest was banned, or the ban was lifted if `on` is false."""

    who: Person
    on: bool = True


class InviteChanged(TableEvent, frozen=True, tag="invite-renewed"):
    """The table's state has the new invitation."""


class ClosingRequested(TableEvent, frozen=True, tag="closing-proposed"):
    who: Person


class ClosingVote(TableEvent, frozen=True, tag="closing-answered"):
    who: Person
    agree: bool


class TableClosed(TableEvent, frozen=True, tag="closed"):
    """If a game was cut short, `fair` is the JSON of a record's `fair`: what the cards were dealt from (docs/fair-deals.md)."""

    fair: str | None = None


AnyTableEvent = (
    TableOpened
    | SeatTaken
    | SettingsChanged
    | SeatOffered
    | SeatOfferEnded
    | HostChanged
    | GameBegan
    | ShareCommitmentReceived
    | ShareListFixed
    | ShareRevealed
    | DealRestarted
    | CardsDealt
    | MoveMade
    | GameBrokenOff
    | SeatWarned
    | PersonAway
    | PersonBack
    | ChatMessage
    | ChatToggled
    | GuestBanned
    | InviteChanged
    | ClosingRequested
    | ClosingVote
    | TableClosed
)
