"""The view of Mau Mau: what a person is shown."""

import msgspec
from msgspec.structs import replace

from ..game import View
from ..view_base import common_fields, names_of
from .notation import COLOUR_NAMES, NAMES, kinds_in, size
from .state import ANY_COLOUR, CARDS, PILE, MauState

PHASES = ("playing", "shuffling")
ENDS = ("out", "limit")


class SeatView(msgspec.Struct, frozen=True):
    cards: int


class MauView(View, tag="mau_mau", frozen=True):
    seats: list[SeatView]
    hand: list[str] | None  # the viewer's own, by colour and face
    top: str
    colour: str | None  # the colour to match; None if anything can be played
    clockwise: bool
    stacked: int  # number of cards that the Draw 2s add up to
    deck: int
    pile: int  # including its top card
    shuffles: int


def personal_view(open_view: MauView, observation: MauState) -> MauView:
    return replace(open_view, viewer=observation.viewer, hand=hand(observation))


def hand(observation: MauState) -> list[str]:
    return names_of(kinds_in(observation, observation.viewer), NAMES)


def view(observation: MauState) -> MauView:
    return MauView(
        **common_fields(observation, PHASES, ENDS),
        seats=[SeatView(cards) for cards in observation.sizes[: observation.players]],
        hand=None if observation.viewer < 0 else hand(observation),
        top=NAMES[observation.top],
        colour=None if observation.colour == ANY_COLOUR else COLOUR_NAMES[observation.colour],
        clockwise=observation.direction > 0,
        stacked=observation.stacked,
        deck=CARDS - observation.deck_next,
        pile=size(observation, PILE),
        shuffles=observation.shuffles,
    )
