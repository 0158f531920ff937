"""What just happened in a game of Katzenjammer Blues, as one viewer saw it."""

from collections.abc import Iterator
from typing import Any

from ..game import Event
from ..plain_state import interpreted
from ..state import left_of
from ..view_base import names_of, over_events
from .notation import NAMES, payment, write_bid, write_cards, write_foursome
from .state import AUCTION, DONE, JOKER, KINDS, PASS, PAYING
from .view import ENDS

neighbour = interpreted(left_of)


class Revealed(Event, tag="revealed", frozen=True):
    seat: int  # the bandleader
    cards: list[str]


class Drew(Event, tag="drew", frozen=True):
    seat: int
    card: str = ""
    known: int = 0  # 1 where the viewer knows the card


class Bid(Event, tag="bid", frozen=True):
    seat: int
    bid: str


class Passed(Event, tag="passed", frozen=True):
    seat: int


class Won(Event, tag="won", frozen=True):
    seat: int
    bid: str


class Discarded(Event, tag="discarded", frozen=True):
    """Nobody wanted the row (2.3)."""

    cards: list[str]


class Paid(Event, tag="paid", frozen=True):
    seat: int
    cards: str


class Took(Event, tag="took", frozen=True):
    seat: int
    cards: list[str]


class Showed(Event, tag="showed", frozen=True):
    seat: int
    cards: str
    mice: int


def opening_events(after: Any) -> list[Event]:
    """The first row. Which card of a hand was dealt and which drawn can't be told from the state."""
    return [Revealed(after.bandleader, row_of(after)), *(Drew(seat) for seat in drawers(after, 0))]


def row_of(observation: Any) -> list[str]:
    return names_of(observation.row[: observation.row_size], NAMES)


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    if before.phase == AUCTION:
        return in_auction(before, seat, action, after)
    if before.phase == PAYING:
        paid = write_cards(payment(before, action))
        return [Paid(seat, paid), Took(seat, row_of(before))]
    if action == DONE:
        return revealed(before, after)
    return [Showed(seat, write_foursome(action), after.mice[seat] - before.mice[seat]), *over_events(after, ENDS)]


def in_auction(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    told: list[Event] = [Passed(seat) if action == PASS else Bid(seat, write_bid(action))]
    if after.phase == PAYING:
        return [*told, Won(after.turn, write_bid(after.high))]
    if action == PASS and before.active == 1:
        return [*told, Discarded(row_of(before)), *revealed(before, after)]
    return told


def revealed(before: Any, after: Any) -> list[Event]:
    """2.1: the new row, who drew after a joker, and 3.1 where that was the end."""
    drawn = [drew(after, before.hands, seat) for seat in drawers(after, before.deck_next)]
    return [Revealed(after.bandleader, row_of(after)), *drawn, *over_events(after, ENDS)]


def drawers(after: Any, taken: int) -> Iterator[int]:
    """2.1: as many cards as left the deck beside the row were drawn, in order from the bandleader's left neighbour."""
    seat = after.bandleader
    for _ in range(after.deck_next - taken - after.row_size):
        seat = neighbour(after, seat)
        yield seat


def drew(after: Any, hands: Any, seat: int) -> Drew:
    """The viewer's own card is the difference between two hands; a joker drawn last of all is on show already (3.2)."""
    if seat != after.viewer:
        return Drew(seat)
    gained = [kind for kind in range(KINDS) if after.hands[seat][kind] > hands[seat][kind]]
    return Drew(seat, NAMES[gained[0]] if len(gained) == 1 else NAMES[JOKER], known=1)
