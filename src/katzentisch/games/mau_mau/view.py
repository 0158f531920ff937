"""What a person is shown of a game of Mau Mau."""

from typing import Any

import msgspec
from msgspec.structs import replace

from ..game import View
from ..shown import common, named
from .notation import COLOUR_NAMES, NAMES, kinds_in, size
from .state import ANY_COLOUR, CARDS, PILE

PHASES = ("playing", "shuffling")
ENDS = ("out", "limit")


class SeatView(msgspec.Struct, frozen=True):
    cards: int


class MauView(View, tag="mau_mau", frozen=True):
    seats: list[SeatView]
    hand: list[str] | None  # the viewer's own, by colour and face
    top: str
    colour: str | None  # the one that counts; None where anything may be played
    clockwise: bool
    stacked: int  # how many cards the take 2s make the player at turn draw
    deck: int
    pile: int  # its top card included
    shuffles: int


def personal(open_view: MauView, masked: Any) -> MauView:
    return replace(open_view, viewer=masked.viewer, hand=hand(masked))


def hand(masked: Any) -> list[str]:
    return named(kinds_in(masked, masked.viewer), NAMES)


def view(masked: Any) -> MauView:
    return MauView(
        **common(masked, PHASES, ENDS),
        seats=[SeatView(cards) for cards in masked.sizes[: masked.players]],
        hand=None if masked.viewer < 0 else hand(masked),
        top=NAMES[masked.top],
        colour=None if masked.colour == ANY_COLOUR else COLOUR_NAMES[masked.colour],
        clockwise=masked.direction > 0,
        stacked=masked.stacked,
        deck=CARDS - masked.deck_next,
        pile=size(masked, PILE),
        shuffles=masked.shuffles,
    )
