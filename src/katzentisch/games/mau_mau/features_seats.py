"""What everybody knows of the other hands of Mau Mau, as numbers for a network. Numbers like 2.3 are paragraphs of the rules."""

from typing import Any

from ..coding import amount, flag, nothing, seat_after, up_to
from ..compiled import rule
from .slots import FACE_ENTRIES, WILD_ENTRY, barred_slots
from .state import COLOURS, FACES, MOST_PLAYERS

FEWEST = 5
SIZE = 7
NEIGHBOUR = SIZE + 2 * COLOURS + 1 + FACES
SEATS = FEWEST + (MOST_PLAYERS - 1) * SIZE + 3 * NEIGHBOUR


@rule
def seats_features(state: Any, me: int, out: Any, at: int) -> int:
    """All hands clockwise, and more of those that play next, after that and last, whichever way play goes round; each of them once."""
    at = up_to(out, at, fewest_cards(state, me) - 1, FEWEST)
    for steps in range(1, MOST_PLAYERS):
        at = size_features(state, seat_after(state, me, steps), out, at) if steps < state.players else nothing(out, at, SIZE)
    at = neighbour_features(state, beside(state, me, 1), out, at)
    at = neighbour_features(state, beside(state, me, 2), out, at) if state.players > 2 else nothing(out, at, NEIGHBOUR)
    return neighbour_features(state, beside(state, me, -1), out, at) if state.players > 3 else nothing(out, at, NEIGHBOUR)


@rule
def fewest_cards(state: Any, me: int) -> int:
    """6.1: how near the others are to going out."""
    fewest = int(state.sizes[beside(state, me, 1)])
    for seat in range(state.players):
        if seat != me:
            fewest = min(fewest, int(state.sizes[seat]))
    return fewest


@rule
def beside(state: Any, me: int, turns: int) -> int:
    """3.1: in the direction of play, fewer turns than players."""
    seat = me + turns * int(state.direction)
    if seat < 0:
        return seat + int(state.players)
    return seat if seat < state.players else seat - int(state.players)


@rule
def size_features(state: Any, seat: int, out: Any, at: int) -> int:
    """1.4: how many cards a hand has is open."""
    at = up_to(out, at, state.sizes[seat], SIZE - 1)
    return amount(out, at, state.sizes[seat])


@rule
def neighbour_features(state: Any, seat: int, out: Any, at: int) -> int:
    """2.3: who had to draw has none of the colour and of the face among the cards from before: how many may still be of each."""
    size = int(state.sizes[seat])
    at = size_features(state, seat, out, at)
    for colour in range(COLOURS):
        free = size - barred_slots(state, seat, colour)
        at = flag(out, at, free <= 0)
        at = amount(out, at, free)
    at = amount(out, at, size - barred_slots(state, seat, WILD_ENTRY))
    for face in range(FACES):
        at = amount(out, at, size - barred_slots(state, seat, FACE_ENTRIES + face))
    return at
