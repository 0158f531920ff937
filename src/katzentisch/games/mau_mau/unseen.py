"""The cards that a viewer does not see, and what the last shuffle tells about each of them.

While a world is imagined they lie at the end of `deck`: first those of the hidden hands, slot by slot from the oldest, seat by seat, then
those of the deck itself. Each is a number: its kind, plus LABEL if it was certainly in the last shuffle, minus LABEL if it certainly was
not.
"""

from typing import Any

from ..compiled import rule
from .cards import copies
from .state import CARDS, KINDS, PILE, WILD, WILD_COPIES

LABEL = 64


@rule
def first_place(world: Any) -> int:
    """Where the unseen cards begin."""
    place = int(world.deck_next)
    for seat in range(world.players):
        if seat != world.viewer:
            place -= int(world.sizes[seat])
    return place


@rule
def lay_unseen(world: Any, start: int) -> int:
    """Lays them out, first those that were not in the last shuffle, which can only be in hands; returns where the others begin."""
    front, back = start, CARDS
    for kind in range(KINDS):
        number = unseen(world, kind)
        least, most = 0, number
        if world.shuffles > 0:
            least, most = least_mixed(world, kind, number), most_mixed(world, kind, number)
        for card in range(number):
            if card >= most:
                world.deck[front] = kind - LABEL
                front += 1
            else:
                back -= 1
                world.deck[back] = kind + LABEL if card < least else kind
    return front


@rule
def unseen(world: Any, kind: int) -> int:
    """How many cards of a kind are neither in the pile nor in the viewer's hand."""
    number = WILD_COPIES if kind == WILD else 2
    number -= copies(world.one[PILE], world.two[PILE], kind)
    if world.viewer >= 0:
        number -= copies(world.one[world.viewer], world.two[world.viewer], kind)
    return number


@rule
def most_mixed(world: Any, kind: int, number: int) -> int:
    """How many unseen cards of a kind can have been in the last shuffle: all that were, less those that the viewer must have seen."""
    mixed = copies(world.mixed_one, world.mixed_two, kind)
    drawn = copies(world.own_new[world.viewer], 0, kind) if world.viewer >= 0 else 0
    return mixed - max(drawn, mixed - number)


@rule
def least_mixed(world: Any, kind: int, number: int) -> int:
    """How many must have been: all that were, less as many as the viewer can have seen, those aside that it held then."""
    mixed = copies(world.mixed_one, world.mixed_two, kind)
    held = copies(world.held_one, world.held_two, kind)
    kept = copies(world.own_old[world.viewer], 0, kind) if world.viewer >= 0 else 0
    return mixed - min(mixed, mixed + held - number - kept)
