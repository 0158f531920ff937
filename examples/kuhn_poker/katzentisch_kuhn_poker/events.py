"""Events of Kuhn poker, as one viewer saw them."""

from katzentisch.games import Event, PublicEvent, over_events

from .notation import NAMES
from .state import BET, CALL, CHECK, FOLD, SHOWDOWN_END, UNKNOWN, KuhnState
from .view import ENDS


class Anted(PublicEvent, tag="anted", frozen=True):
    """1.2: both players have put one chip into the pot."""


class Dealt(Event, tag="dealt", frozen=True):
    """1.3: a player got a card."""

    seat: int
    card: str  # empty if the viewer has not seen it


class Checked(PublicEvent, tag="checked", frozen=True):
    seat: int


class Bet(PublicEvent, tag="bet", frozen=True):
    seat: int


class Called(PublicEvent, tag="called", frozen=True):
    seat: int


class Folded(PublicEvent, tag="folded", frozen=True):
    seat: int


class Showed(PublicEvent, tag="showed", frozen=True):
    seat: int
    card: str


MOVED = {CHECK: Checked, BET: Bet, CALL: Called, FOLD: Folded}


def opening_events(after: KuhnState) -> list[Event]:
    cards = ["" if kind == UNKNOWN else NAMES[kind] for kind in after.cards[: after.players]]
    return [Anted(), *(Dealt(seat, card) for seat, card in enumerate(cards))]


def events(before: KuhnState, seat: int, action: int, after: KuhnState) -> list[Event]:
    shown: list[Event] = []
    if after.end == SHOWDOWN_END:
        shown = [Showed(each, NAMES[after.cards[each]]) for each in range(after.players)]
    return [MOVED[action](seat), *shown, *over_events(after, ENDS)]
