"""The entries of a table's log. The table follows from them, one after the other. Some are secret, so none leaves the server as it is.

Entries are stored as JSON: the tags and the encoded field names must never change.
"""

import msgspec

from ...play.fair_deal import OLD_SCHEME
from ...play.record import Result
from ...protocol.holders import Holder, Person
from ...protocol.table_settings import TableSettings

GONE = "gone-"  # the prefix that replaces the id of a deleted guest


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One event at a table."""


class Opened(Entry, frozen=True, tag="opened"):
    settings: TableSettings = msgspec.field(name="choices")
    host: Person


class Seated(Entry, frozen=True, tag="seated"):
    """A person, a bot or nobody holds the seat from now on."""

    seat: int
    holder: Holder | None


class SettingsChanged(Entry, frozen=True, tag="settings-changed"):
    """The host has changed the settings, between two series. The `dropped` seats are gone; new ones are free and come last.

    `settings.first` is the seat's number after the change.
    """

    settings: TableSettings = msgspec.field(name="choices")
    before: TableSettings
    dropped: list[int] = []


class Offered(Entry, frozen=True, tag="offered"):
    """A seat is offered to a person, who is seated if they accept."""

    seat: int
    to: Person


class OfferEnded(Entry, frozen=True, tag="offer-ended"):
    """The offer was declined or withdrawn."""

    seat: int
    declined: bool = False


class Hosted(Entry, frozen=True, tag="hosted"):
    host: Person


class Began(Entry, frozen=True, tag="began"):
    """A game begins and waits for shares. Secret: its id, which gives access to the record, and the server's share."""

    id: str
    secret: str
    rules: str = ""  # the version of the game's rules; empty in logs older than versions
    scheme: int = OLD_SCHEME  # of docs/fair-deals.md; absent in logs older than the second scheme


class ShareCommitted(Entry, frozen=True, tag="share-committed"):
    """A seat has committed to a share."""

    seat: int
    commitment: str


class SharesListed(Entry, frozen=True, tag="shares-listed"):
    """The list of share commitments is fixed, and shares can be revealed."""


class Shared(Entry, frozen=True, tag="shared"):
    """A seat has revealed its share."""

    seat: int
    share: str


class Restarted(Entry, frozen=True, tag="restarted"):
    """The attempt is void, because shares on the list were not revealed in time. Secret: the server's share of the next attempt."""

    secret: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The cards are dealt from the shares revealed so far. `first` is the seat that begins, if a lot has decided."""

    first: int | None = None


class Moved(Entry, frozen=True, tag="moved"):
    """The last move of a game carries its `result` and its tie-breaks for a series, so that later rules need not replay it."""

    seat: int
    move: str
    result: Result | None = None
    tie_breaks: tuple[int, ...] = ()  # by seat; empty in logs older than them


class BrokenOff(Entry, frozen=True, tag="broken-off"):
    """The game ends without a result, because it began under a different version of the rules."""

    reason: str = "rules"


class Warned(Entry, frozen=True, tag="warned"):
    """A bot takes over the seat at `until`. If another player `asked` for it, only a move prevents it."""

    seat: int
    until: int
    asked: bool = False


class Away(Entry, frozen=True, tag="away"):
    seat: int


class Back(Entry, frozen=True, tag="back"):
    seat: int


class Chatted(Entry, frozen=True, tag="chatted"):
    who: Person
    text: str


class ChatSwitched(Entry, frozen=True, tag="chat-switched"):
    on: bool


class Banned(Entry, frozen=True, tag="banned"):
    """The host has banned a guest, or lifted the ban."""

    who: Person
    on: bool = True


class InviteRenewed(Entry, frozen=True, tag="invite-renewed"):
    """Secret: the new invitation. The old one stops working."""

    invite: str


class ClosingProposed(Entry, frozen=True, tag="closing-proposed"):
    """The host asks the other players to close the table during a game."""

    who: Person


class ClosingAnswered(Entry, frozen=True, tag="closing-answered"):
    """A player agrees. If a player declines or the host withdraws the proposal, the game continues."""

    who: Person
    agree: bool


class Closed(Entry, frozen=True, tag="closed"):
    """The table is closed for good."""


class Redacted(Entry, frozen=True, tag="redacted"):
    """A guest was removed from earlier entries: processes that have read them must read them again."""


AnyEntry = (
    Opened
    | Seated
    | SettingsChanged
    | Offered
    | OfferEnded
    | Hosted
    | Began
    | ShareCommitted
    | SharesListed
    | Shared
    | Restarted
    | Dealt
    | Moved
    | BrokenOff
    | Warned
    | Away
    | Back
    | Chatted
    | ChatSwitched
    | Banned
    | InviteRenewed
    | ClosingProposed
    | ClosingAnswered
    | Closed
    | Redacted
)


def people_in(entry: AnyEntry) -> list[str]:
    """Return the guests an entry names, except deleted ones."""
    named = (each.guest for each in msgspec.structs.astuple(entry) if isinstance(each, Person))
    return [guest for guest in named if not guest.startswith(GONE)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
