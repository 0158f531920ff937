"""The pile in the middle: flipping cards onto it, and winning it."""

from ..compiled import rule
from .state import FLIPPED, TURNING, UNDER, MausState


@rule
def turn_up(state: MausState, seat: int) -> int:
    """2.1: flip the top card of the stack onto the pile."""
    place = int(state.tops[seat])
    state.tops[seat] = state.under[place]
    state.sizes[seat] -= 1
    state.fresh[seat] -= state.fresh[seat] > 0
    lay_on(state, place)
    return int(state.cards[place])


@rule
def lay_on(state: MausState, place: int) -> None:
    """2.5: once the pile is won, the last card played comes up first; with option `under: flipped`, last."""
    if state.pile_size == 0:
        state.pile_first = place
        state.pile_last = place
    elif state.options[UNDER] == FLIPPED:
        state.under[state.pile_last] = place
        state.pile_last = place
    else:
        state.under[place] = state.pile_first
        state.pile_first = place
    state.pile_size += 1


@rule
def win_pile(state: MausState, seat: int) -> None:
    """2.4: the winner puts the pile under their stack, and it is their turn to start a new pile."""
    if state.sizes[seat] == 0:
        state.tops[seat] = state.pile_first
    else:
        state.under[state.bottoms[seat]] = state.pile_first
    state.bottoms[seat] = state.pile_last
    state.sizes[seat] += state.pile_size
    state.pile_size = 0
    state.tries = 0
    state.phase = TURNING
    state.turn = seat
