"""What a table's log holds. The table follows from its entries, one after the other; some of them are secret, so none leaves as it is."""

from typing import Any

import msgspec

from ...play.fair_deal import OLD_SCHEME
from .choices import Choices

GONE = "gone-"  # how the id of somebody who was deleted begins


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind"):
    guest: str
    name: str


class Robot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind"):
    bot: str
    name: str


Holder = Person | Robot


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Opened(Entry, frozen=True, tag="opened"):
    choices: Choices
    host: Person


class Seated(Entry, frozen=True, tag="seated"):
    """Who holds a seat from now on: a person, a bot, nobody."""

    seat: int
    holder: Holder | None


class Offered(Entry, frozen=True, tag="offered"):
    """A seat is somebody's for the taking. Whoever accepts is seated."""

    seat: int
    to: Person


class OfferEnded(Entry, frozen=True, tag="offer-ended"):
    """Declined, or else withdrawn."""

    seat: int
    declined: bool = False


class Hosted(Entry, frozen=True, tag="hosted"):
    host: Person


class Began(Entry, frozen=True, tag="began"):
    """A game is to be dealt once the shares are in. Secret: its id, since whoever knows it may read the record; and the server's share.

    `rules` is the version of the game's rules that all of it is to be read with; logs from before there were versions name none.
    """

    id: str
    secret: str
    rules: str = ""  # the version of the game's rules; logs written before there were any have none
    scheme: int = OLD_SCHEME  # of docs/fair-deals.md; logs written before the second one don't say


class ShareCommitted(Entry, frozen=True, tag="share-committed"):
    """Which share a seat is going to reveal."""

    seat: int
    commitment: str


class SharesListed(Entry, frozen=True, tag="shares-listed"):
    """The share commitments that have come are all that count, and now the shares can be revealed."""


class Shared(Entry, frozen=True, tag="shared"):
    """A share is revealed."""

    seat: int
    share: str


class Restarted(Entry, frozen=True, tag="restarted"):
    """Shares on the list were not revealed in time, so this attempt is void. Secret: the server's share of the next one."""

    secret: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """All shares on the list are there. Under the old scheme: those that have come are all that count."""


class Moved(Entry, frozen=True, tag="moved"):
    """The last move of a game has its `result`, so that later rules need not play it again."""

    seat: int
    move: str
    result: dict[str, Any] | None = None


class BrokenOff(Entry, frozen=True, tag="broken-off"):
    """The game ends without a result: this program can't continue it, since it was begun under other rules."""

    reason: str = "rules"


class Warned(Entry, frozen=True, tag="warned"):
    """The seat at turn is to be played for by a bot from then on. If another player has asked for that, only a move prevents it."""

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
    """The host doesn't want somebody at the table, or lifts that."""

    who: Person
    on: bool = True


class InviteRenewed(Entry, frozen=True, tag="invite-renewed"):
    """Secret: the new invitation. The old one leads nowhere."""

    invite: str


class ClosingProposed(Entry, frozen=True, tag="closing-proposed"):
    """The host asks the other players to break the game off."""

    who: Person


class ClosingAnswered(Entry, frozen=True, tag="closing-answered"):
    """One of them agrees. Or declines: then the game goes on, as it does when the host takes the question back."""

    who: Person
    agree: bool


class Closed(Entry, frozen=True, tag="closed"):
    """The table is closed for good."""


class Redacted(Entry, frozen=True, tag="redacted"):
    """Somebody was taken out of the entries before this one: whoever has read them reads them again."""


AnyEntry = (
    Opened
    | Seated
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
    """The guests whom it names, except those who were deleted."""
    named = (each.guest for each in msgspec.structs.astuple(entry) if isinstance(each, Person))
    return [guest for guest in named if not guest.startswith(GONE)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
