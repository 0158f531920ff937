"""Moves that make no sense in Mau Mau, as a set with one bit each. Numbers are the paragraphs of rules/mau_mau.md."""

from katzentisch.games.arrays import Moves
from katzentisch.games.compiled import rule
from katzentisch.games.mau_mau.state import DRAW, FACES, NAME, ONE_COLOUR, PLAY_WILD, SAYING_MAU, MauState

NAMES = ("draws although a card fits", "forgets to say mau", "chooses a colour it doesn't hold although it could choose one")
TACTICS = 4  # 3.5: rules of thumb may choose a colour that the next player lacks


@rule
def nonsense(state: MauState, moves: Moves, count: int, action: int) -> int:
    return draws(count, action) | forgets(moves, count, action) << 1 | requests_missing_colour(state, moves, count, action) << 2


@rule
def draws(count: int, action: int) -> int:
    """2.3, 3.2: a card that fits is one card fewer."""
    return 1 if action == DRAW and count > 1 else 0


@rule
def forgets(moves: Moves, count: int, action: int) -> int:
    """4: saying mau is free."""
    for move in range(count):
        if moves[move] == action + SAYING_MAU and action < SAYING_MAU:
            return 1
    return 0


@rule
def wish_of(action: int) -> int:
    """1.3, 3.5: the colour that an action chooses, or -1."""
    if action >= NAME:
        return action - NAME
    return action % SAYING_MAU - PLAY_WILD if action < DRAW and action % SAYING_MAU >= PLAY_WILD else -1


@rule
def holds(state: MauState, colour: int) -> bool:
    return int(state.one[state.turn]) >> FACES * colour & ONE_COLOUR != 0


@rule
def requests_missing_colour(state: MauState, moves: Moves, count: int, action: int) -> int:
    """3.5: a colour of the hand can be followed."""
    if wish_of(action) < 0 or holds(state, wish_of(action)):
        return 0
    for move in range(count):
        wish = wish_of(int(moves[move]))
        if wish >= 0 and holds(state, wish):
            return 1
    return 0
