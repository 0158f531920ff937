"""Events of Katzenjammer Blues, as one viewer saw them."""

from collections.abc import Iterator

from ..arrays import Int8s
from ..game import Event, PublicEvent
from ..plain_state import interpreted
from ..state import left_of
from ..view_base import names_of, over_events
from .notation import NAMES, payment, write_bid, write_cards, write_foursome
from .state import AUCTION, DONE, JOKER, KINDS, PASS, PAYING, BluesState
from .view import ENDS

neighbour = interpreted(left_of)


class Revealed(PublicEvent, tag="revealed", frozen=True):
    seat: int  # the bandleader
    cards: list[str]


class Drew(Event, tag="drew", frozen=True):
    seat: int
    card: str = ""
    known: int = 0  # 1 if the viewer knows the card


class Bid(PublicEvent, tag="bid", frozen=True):
    seat: int
    bid: str


class Passed(PublicEvent, tag="passed", frozen=True):
    seat: int


class Won(PublicEvent, tag="won", frozen=True):
    seat: int
    bid: str


class Discarded(PublicEvent, tag="discarded", frozen=True):
    """2.3: nobody bid for the row."""

    cards: list[str]


class Paid(PublicEvent, tag="paid", frozen=True):
    seat: int
    cards: str


class Took(PublicEvent, tag="took", frozen=True):
    seat: int
    cards: list[str]


class Showed(PublicEvent, tag="showed", frozen=True):
    seat: int
    cards: str
    mice: int


def opening_events(after: BluesState) -> list[Event]:
    """Return the first row. The state does not show which card of a hand was dealt and which was drawn."""
    return [Revealed(after.bandleader, row_of(after)), *(Drew(seat) for seat in drawers(after, 0))]


def row_of(observation: BluesState) -> list[str]:
    return names_of(observation.row[: observation.row_size], NAMES)


def events(before: BluesState, seat: int, action: int, after: BluesState) -> list[Event]:
    if before.phase == AUCTION:
        return auction_events(before, seat, action, after)
    if before.phase == PAYING:
        paid = write_cards(payment(before, action))
        return [Paid(seat, paid), Took(seat, row_of(before))]
    if action == DONE:
        return reveal_events(before, after)
    return [Showed(seat, write_foursome(action), after.mice[seat] - before.mice[seat]), *over_events(after, ENDS)]


def auction_events(before: BluesState, seat: int, action: int, after: BluesState) -> list[Event]:
    happened: list[Event] = [Passed(seat) if action == PASS else Bid(seat, write_bid(action))]
    if after.phase == PAYING:
        return [*happened, Won(after.turn, write_bid(after.high))]
    if action == PASS and before.active == 1:
        return [*happened, Discarded(row_of(before)), *reveal_events(before, after)]
    return happened


def reveal_events(before: BluesState, after: BluesState) -> list[Event]:
    """2.1: the new row, the cards drawn after a joker, 3.1: and possibly the end."""
    drawn = [draw_event(after, before.hands, seat) for seat in drawers(after, before.deck_next)]
    return [Revealed(after.bandleader, row_of(after)), *drawn, *over_events(after, ENDS)]


def drawers(after: BluesState, taken: int) -> Iterator[int]:
    """2.1: cards that left the deck but are not in the row were drawn, starting with the bandleader's left neighbour."""
    seat = after.bandleader
    for _ in range(after.deck_next - taken - after.row_size):
        seat = neighbour(after, seat)
        yield seat


def draw_event(after: BluesState, hands: Int8s, seat: int) -> Drew:
    """Return a draw. The viewer's card is the difference between two hands; a joker drawn as the last card is on show already (3.2)."""
    if seat != after.viewer:
        return Drew(seat)
    gained = [kind for kind in range(KINDS) if after.hands[seat][kind] > hands[seat][kind]]
    return Drew(seat, NAMES[gained[0]] if len(gained) == 1 else NAMES[JOKER], known=1)
