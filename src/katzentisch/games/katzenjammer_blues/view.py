"""What a person is shown of a game of Katzenjammer Blues."""

from typing import Any

import msgspec
from msgspec.structs import replace

from ..game import View
from ..shown import common, named
from .notation import NAMES, write_bid, write_cards
from .state import NO_BID

PHASES = ("auction", "paying", "showing")
ENDS = ("deck", "mice")


class SeatView(msgspec.Struct, frozen=True):
    cards: int
    mice: int
    jokers: int  # on show
    bid: str | None  # the last one of this auction
    passed: bool


class BluesView(View, tag="katzenjammer_blues", frozen=True):
    seats: list[SeatView]
    hand: str | None  # the viewer's own, values ascending, jokers last
    row: list[str]
    deck: int
    discard: str
    mice_left: int
    bandleader: int
    high: str | None
    high_bidder: int | None


def personal(open_view: BluesView, masked: Any) -> BluesView:
    return replace(open_view, viewer=masked.viewer, hand=hand(masked))


def hand(masked: Any) -> str:
    return write_cards(masked.hands[masked.viewer])


def view(masked: Any) -> BluesView:
    return BluesView(
        **common(masked, PHASES, ENDS),
        seats=[seat_view(masked, seat) for seat in range(masked.players)],
        hand=None if masked.viewer < 0 else hand(masked),
        row=named(masked.row[: masked.row_size], NAMES),
        deck=masked.deck_size - masked.deck_next,
        discard=write_cards(masked.discard),
        mice_left=masked.mice_left,
        bandleader=masked.bandleader,
        high=bid_or_none(masked.high),
        high_bidder=None if masked.high == NO_BID else masked.bids.index(masked.high),
    )


def seat_view(masked: Any, seat: int) -> SeatView:
    return SeatView(
        cards=masked.sizes[seat],
        mice=masked.mice[seat],
        jokers=masked.jokers[seat],
        bid=bid_or_none(masked.bids[seat]),
        passed=bool(masked.passed[seat]),
    )


def bid_or_none(bid: int) -> str | None:
    return None if bid == NO_BID else write_bid(bid)
