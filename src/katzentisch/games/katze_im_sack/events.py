"""What just happened in a game of Katze im Sack, as one viewer saw it."""

from collections.abc import Sequence
from typing import Any

from ..game import HIDDEN, Event
from ..plain_state import interpreted
from ..view_base import names_of, over_events
from .notation import NAMES
from .row import driven_away, is_dog
from .state import AUCTION, LAYING, NO_CARD, OFFER, PASS
from .view import ENDS, has_a_dummy, mouse_cards, owner_of, worth

place_chased = interpreted(driven_away)


class Round(Event, tag="round", frozen=True):
    round: int
    seat: int  # the start player


class Filled(Event, tag="filled", frozen=True):
    mice: list[int]  # on each mouse card


class Unfilled(Event, tag="unfilled", frozen=True):
    reason: str  # "row": nobody took the last one (2.5), or "bank": it has not enough (4.1)


class Dummy(Event, tag="dummy", frozen=True):
    """The dummy's card lies in the row."""


class Laid(Event, tag="laid", frozen=True):
    seat: int
    known: int = 0  # 1 where the viewer knows the card
    card: str = ""


class Turned(Event, tag="turned", frozen=True):
    cards: list[str]
    place: int  # in the row, of the first of them


class Bid(Event, tag="bid", frozen=True):
    seat: int
    bid: int


class Passed(Event, tag="passed", frozen=True):
    seat: int
    mice: int  # from the mouse card


class Offered(Event, tag="offered", frozen=True):
    """2.5: nobody has bid, and one is left."""

    seat: int


class Discarded(Event, tag="discarded", frozen=True):
    cards: list[str]


class Won(Event, tag="won", frozen=True):
    seat: int
    price: int
    cards: list[str]  # the whole row


class Chased(Event, tag="chased", frozen=True):
    seat: int  # the winner of the row, who loses the card
    dog: str
    card: str
    place: int  # of the card in the row


class Idle(Event, tag="idle", frozen=True):
    """A single dog has nothing to drive away."""

    dog: str


class Dogs(Event, tag="dogs", frozen=True):
    """Several dogs leave together."""

    cards: list[str]


class Kept(Event, tag="kept", frozen=True):
    seat: int
    count: int
    cards: list[str]
    points: int


def opening_events(after: Any) -> list[Event]:
    return round_events(after, "bank")


def round_events(after: Any, reason: str) -> list[Event]:
    """A round begins; the reason is told if its mouse cards are empty."""
    filled = Filled([each.mice for each in mouse_cards(after)]) if after.filled else Unfilled(reason)
    dummy: list[Event] = [Dummy()] if has_a_dummy(after) else []
    return [Round(after.rounds + 1, after.start), filled, *dummy]


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    if before.phase == LAYING:
        return laid(seat, action, after)
    if action == PASS:
        return passed(before, seat, after)
    bid = Bid(seat, action - PASS)
    return [bid, *won(before, seat, action - PASS), *ended(after, "bank")] if before.phase == OFFER else [bid]


def laid(seat: int, action: int, after: Any) -> list[Event]:
    """2.1, 2.2"""
    told: list[Event] = [Laid(seat) if action == HIDDEN else Laid(seat, 1, NAMES[action])]
    return [*told, Turned(names_of(after.row[:1], NAMES), 0)] if after.phase == AUCTION else told


def passed(before: Any, seat: int, after: Any) -> list[Event]:
    """2.3, and what follows if one is left."""
    told: list[Event] = [Passed(seat, after.mice[seat] - before.mice[seat])]
    if before.phase == OFFER:
        return [*told, Discarded(names_of(before.row[: before.laid], NAMES)), *ended(after, "row")]
    table = turned_up(before, after)
    told.append(Turned(names_of(table.row[before.turned : table.turned], NAMES), before.turned))
    if after.rounds > before.rounds:
        return [*told, *won(table, before.bidder, before.high), *ended(after, "bank")]
    return [*told, Offered(after.turn)] if after.phase == OFFER else told


def turned_up(before: Any, after: Any) -> Any:
    """The row after a pass, also if it is gone by now: what is new of a seat's set lay in its place."""
    turned = before.laid if after.rounds > before.rounds else after.turned
    owners = [owner_of(before, place) for place in range(before.turned, turned)]
    new = [(after.played[seat] ^ before.played[seat]).bit_length() - 1 for seat in owners]
    return before._replace(turned=turned, row=(*before.row[: before.turned], *new, *before.row[turned:]))


def won(table: Any, seat: int, price: int) -> list[Event]:
    """2.4, 3"""
    row = table.row[: table.laid]
    chased = place_chased(table)
    kept = [card for place, card in enumerate(row) if place != chased and not is_dog(card)]
    return [Won(seat, price, names_of(row, NAMES)), *dogs(seat, row, chased), Kept(seat, len(kept), names_of(kept, NAMES), worth(kept))]


def dogs(seat: int, row: Sequence[int], chased: int) -> list[Event]:
    """3"""
    pack = [NAMES[card] for card in row if is_dog(card)]
    if len(pack) > 1:
        return [Dogs(pack)]
    if chased != NO_CARD:
        return [Chased(seat, pack[0], NAMES[row[chased]], chased)]
    return [Idle(pack[0])] if pack else []


def ended(after: Any, reason: str) -> list[Event]:
    """4.2, or the next round."""
    return over_events(after, ENDS) or round_events(after, reason)
