"""What a person is shown of a game of Katze im Sack."""

from typing import Any

import msgspec

from ..game import View
from ..shown import common, named
from ..state import GOING_ON, NOBODY
from .notation import NAMES, cards_in
from .rounds import points
from .row import has_dummy, owner
from .state import FEWEST, MICE_SHOWN, MOUSE_CARDS, NO_CARD, OPEN, ROUNDS

PHASES = ("laying", "auction", "offer")
ENDS = ("played",)


class SeatView(msgspec.Struct, frozen=True):
    cards: int  # in the hand
    mice: int | None  # None where they are secret
    bid: int | None  # the last one of this round
    passed: bool
    played: list[str]  # what was turned up of this seat's set so far
    won: list[str]  # by value
    points: int  # of the won cards


class RowCard(msgspec.Struct, frozen=True):
    seat: int | None  # who laid it, None for the dummy
    card: str | None  # None where the viewer doesn't know it
    is_up: bool


class MouseCard(msgspec.Struct, frozen=True):
    mice: int
    is_taken: bool


class KatzeView(View, tag="katze_im_sack", frozen=True):
    seats: list[SeatView]
    hand: list[str] | None  # the viewer's own, by value, dogs last
    removed: str | None  # likewise
    row: list[RowCard]
    mouse_cards: list[MouseCard]
    is_filled: bool  # whether there were mice on them in this round
    bank: int
    start: int
    high: int | None
    high_bidder: int | None
    round: int  # from 1
    rounds: int
    dummy: list[str] | None  # what was turned up of the dummy so far


def view(masked: Any) -> KatzeView:
    has_bid = masked.bidder != NOBODY
    viewer = int(masked.viewer)
    return KatzeView(
        **common(masked, PHASES, ENDS),
        seats=[seat_view(masked, seat) for seat in range(masked.players)],
        hand=None if viewer < 0 else cards_in(masked.hands[viewer]),
        removed=None if viewer < 0 else NAMES[masked.removed[viewer]],
        row=[row_card(masked, place) for place in range(masked.laid)],
        mouse_cards=mouse_cards(masked),
        is_filled=bool(masked.filled),
        bank=int(masked.bank),
        start=int(masked.start),
        high=int(masked.high) if has_bid else None,
        high_bidder=int(masked.bidder) if has_bid else None,
        round=min(int(masked.rounds) + 1, ROUNDS),
        rounds=ROUNDS,
        dummy=named([card for card in masked.dummy if card != NO_CARD], NAMES) if has_dummy(masked) else None,
    )


def seat_view(masked: Any, seat: int) -> SeatView:
    has_laid = any(owner(masked, place) == seat for place in range(masked.laid))
    return SeatView(
        cards=ROUNDS - int(masked.rounds) - has_laid,
        mice=int(masked.mice[seat]) if can_see_mice(masked, seat) else None,
        bid=int(masked.bids[seat]) or None,
        passed=bool(int(masked.passed) >> seat & 1),
        played=cards_in(masked.played[seat]),
        won=[NAMES[card] for card, count in enumerate(masked.won[seat]) for _ in range(count)],
        points=points(masked, seat),
    )


def can_see_mice(masked: Any, seat: int) -> bool:
    """1.6; once the game is over they are in the scores."""
    return bool(seat == masked.viewer or masked.options[MICE_SHOWN] == OPEN or masked.end != GOING_ON)


def row_card(masked: Any, place: int) -> RowCard:
    seat, card = owner(masked, place), int(masked.row[place])
    return RowCard(
        seat=seat if seat < masked.players else None,
        card=NAMES[card] if card != NO_CARD else None,
        is_up=bool(place < masked.turned),
    )


def mouse_cards(masked: Any) -> list[MouseCard]:
    """1.3: one fewer than players, the lowest first."""
    mice = MOUSE_CARDS[masked.players - FEWEST, : masked.players - 1].tolist()
    return [MouseCard(each, number < int(masked.passes)) for number, each in enumerate(mice)]
