"""The view of Mau Mau: what a person is shown."""

import msgspec
from msgspec.structs import replace

from ..game import View
from ..plain_state import interpreted
from ..state import IN_PROGRESS
from ..view_base import common_fields, names_of
from .notation import COLOUR_NAMES, NAMES, kinds_in, size
from .rules import next_seat
from .state import ANY_COLOUR, CARDS, PILE, MauState

PHASES = ("playing", "shuffling", "naming")
ENDS = ("out", "limit")

seat_after = interpreted(next_seat)


class SeatView(msgspec.Struct, frozen=True):
    cards: int


class MauView(View, tag="mau_mau", frozen=True):
    seats: list[SeatView]
    hand: list[str] | None  # the viewer's own, by colour and face
    top: str
    colour: str | None  # the colour to match; None if anything can be played or the colour is still to be named
    clockwise: bool
    next: int | None  # the seat after `turn`, unless a card changes that
    stacked: int  # number of cards that the Draw 2s add up to
    deck: int
    pile: int  # including its top card
    drawable: int  # cards in the deck and under the top card of the pile
    shuffles: int
    dealer: int  # the seat before the one that began


def personal_view(open_view: MauView, observation: MauState) -> MauView:
    return replace(open_view, viewer=observation.viewer, hand=hand(observation))


def hand(observation: MauState) -> list[str]:
    return names_of(kinds_in(observation, observation.viewer), NAMES)


def next_turn(observation: MauState) -> int | None:
    is_open = observation.turn >= 0 and observation.end == IN_PROGRESS
    return seat_after(observation, observation.turn) if is_open else None


def view(observation: MauState) -> MauView:
    deck, pile = CARDS - observation.deck_next, size(observation, PILE)
    return MauView(
        **common_fields(observation, PHASES, ENDS),
        seats=[SeatView(cards) for cards in observation.sizes[: observation.players]],
        hand=None if observation.viewer < 0 else hand(observation),
        top=NAMES[observation.top],
        colour=None if observation.colour == ANY_COLOUR else COLOUR_NAMES[observation.colour],
        clockwise=observation.direction > 0,
        next=next_turn(observation),
        stacked=observation.stacked,
        deck=deck,
        pile=pile,
        drawable=deck + pile - 1,
        shuffles=observation.shuffles,
        dealer=(observation.first - 1) % observation.players,
    )
