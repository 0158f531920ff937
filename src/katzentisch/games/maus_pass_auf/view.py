"""What a person is shown of a game of Maus, pass auf!"""

from typing import Any

import msgspec
from msgspec.structs import replace

from ..game import View
from ..shown import common, named
from ..state import GOING_ON
from .notation import NAMES
from .state import FLIPPED, UNDER

PHASES = ("turning", "hunting")
ENDS = ("chips", "empty", "limit")
SHOWN = 5  # cards of the pile: a mouse, a whole hunt, and what lay under them


class SeatView(msgspec.Struct, frozen=True):
    cards: int
    chips: int


class Hunt(msgspec.Struct, frozen=True):
    hunter: int
    owner: int  # who laid the mouse
    paws: int
    tries: int  # how many cards the hunter may still turn up


class MausView(View, tag="maus_pass_auf", frozen=True):
    seats: list[SeatView]
    chips_left: int
    pile: list[str]  # its uppermost cards, the last one played at the end
    pile_size: int
    hunt: Hunt | None


def personal(open_view: MausView, masked: Any) -> MausView:
    """Nobody knows more than the others."""
    return replace(open_view, viewer=masked.viewer)


def view(masked: Any) -> MausView:
    return MausView(
        **common(masked, PHASES, ENDS),
        seats=[SeatView(masked.sizes[seat], masked.chips[seat]) for seat in range(masked.players)],
        chips_left=masked.chips_left,
        pile=named(pile(masked)[-SHOWN:], NAMES),
        pile_size=masked.pile_size,
        hunt=hunt(masked),
    )


def pile(masked: Any) -> list[int]:
    """Its cards in the order in which they were played."""
    place = masked.pile_first
    kinds = []
    for _ in range(masked.pile_size):
        kinds.append(masked.cards[place])
        place = masked.under[place]
    return kinds if masked.options[UNDER] == FLIPPED else kinds[::-1]


def hunt(masked: Any) -> Hunt | None:
    if masked.tries == 0 or masked.end != GOING_ON:
        return None
    return Hunt(masked.turn, masked.owner, masked.paws, masked.tries)
