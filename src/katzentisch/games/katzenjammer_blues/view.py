"""The view of Katzenjammer Blues: what a person is shown."""

import msgspec
from msgspec.structs import replace

from ..game import View
from ..state import IN_PROGRESS
from ..view_base import common_fields, names_of
from .notation import NAMES, write_bid, write_cards
from .state import NO_BID, BluesState

PHASES = ("auction", "paying", "showing")
ENDS = ("deck", "mice")


class SeatView(msgspec.Struct, frozen=True):
    cards: int
    mice: int
    jokers: int  # on show
    bid: str | None  # the last one of this auction
    passed: bool
    penalty: int  # mice lost for the most jokers, once the game is over


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


def personal_view(open_view: BluesView, observation: BluesState) -> BluesView:
    return replace(open_view, viewer=observation.viewer, hand=hand(observation))


def hand(observation: BluesState) -> str:
    return write_cards(observation.hands[observation.viewer])


def view(observation: BluesState) -> BluesView:
    return BluesView(
        **common_fields(observation, PHASES, ENDS),
        seats=[seat_view(observation, seat) for seat in range(observation.players)],
        hand=None if observation.viewer < 0 else hand(observation),
        row=names_of(observation.row[: observation.row_size], NAMES),
        deck=observation.deck_size - observation.deck_next,
        discard=write_cards(observation.discard),
        mice_left=observation.mice_left,
        bandleader=observation.bandleader,
        high=bid_or_none(observation.high),
        high_bidder=None if observation.high == NO_BID else list(observation.bids).index(observation.high),
    )


def seat_view(observation: BluesState, seat: int) -> SeatView:
    return SeatView(
        cards=observation.sizes[seat],
        mice=observation.mice[seat],
        jokers=observation.jokers[seat],
        bid=bid_or_none(observation.bids[seat]),
        passed=bool(observation.passed[seat]),
        penalty=observation.mice[seat] - observation.scores[seat] if observation.end != IN_PROGRESS else 0,
    )


def bid_or_none(bid: int) -> str | None:
    return None if bid == NO_BID else write_bid(bid)
