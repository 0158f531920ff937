"""The view of Maus, pass auf!: what a person is shown."""

import msgspec
from msgspec.structs import replace

from ..game import View
from ..state import IN_PROGRESS, NOBODY
from ..view_base import common_fields, names_of
from .notation import NAMES
from .state import FLIPPED, UNDER, MausState

PHASES = ("turning", "hunting")
ENDS = ("chips", "empty", "limit")
SHOWN = 5  # cards of the pile: enough for a mouse, a whole hunt and the card under them


class SeatView(msgspec.Struct, frozen=True):
    cards: int
    chips: int


class Hunt(msgspec.Struct, frozen=True):
    hunter: int
    owner: int | None  # the seat that laid the mouse; None if the deal did
    paws: int
    tries: int  # number of cards the hunter may still flip


class MausView(View, tag="maus_pass_auf", frozen=True):
    seats: list[SeatView]
    chips_left: int
    pile: list[str]  # its uppermost cards, the last one played at the end
    pile_size: int
    hunt: Hunt | None


def personal_view(open_view: MausView, observation: MausState) -> MausView:
    """Return the same view: all seats know the same."""
    return replace(open_view, viewer=observation.viewer)


def view(observation: MausState) -> MausView:
    return MausView(
        **common_fields(observation, PHASES, ENDS),
        seats=[SeatView(observation.sizes[seat], observation.chips[seat]) for seat in range(observation.players)],
        chips_left=observation.chips_left,
        pile=names_of(pile(observation)[-SHOWN:], NAMES),
        pile_size=observation.pile_size,
        hunt=hunt(observation),
    )


def pile(observation: MausState) -> list[int]:
    """Return the cards of the pile in the order they were played."""
    place = observation.pile_first
    kinds = []
    for _ in range(observation.pile_size):
        kinds.append(observation.cards[place])
        place = observation.under[place]
    return kinds if observation.options[UNDER] == FLIPPED else kinds[::-1]


def hunt(observation: MausState) -> Hunt | None:
    if observation.tries == 0 or observation.end != IN_PROGRESS:
        return None
    owner = None if observation.owner == NOBODY else observation.owner
    return Hunt(observation.turn, owner, observation.paws, observation.tries)
