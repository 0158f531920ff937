"""A casual player of Mau Mau: minds its own hand, not the neighbours'. Numbers are the paragraphs of rules/mau_mau.md."""

from typing import Any

from ...games.compiled import rule
from ...games.mau_mau.aftermath import points
from ...games.mau_mau.cards import count as number_of
from ...games.mau_mau.state import CARDS, DRAW, FACES, ONE_COLOUR, PLAY_WILD, REVERSE, SAYING_MAU, TAKE_FOUR

SMALL_TABLE = 3  # players


@rule
def choose(state: Any, moves: Any, count: int, rng: int) -> int:
    """4: mau is said: of equal plays the last one says it. 2.3: who can play doesn't draw."""
    best, most = DRAW, 0
    for move in range(count):
        action = int(moves[move])
        liking = fondness(state, action % SAYING_MAU)
        if action != DRAW and liking >= most:
            best, most = action, liking
    return best


@rule
def fondness(state: Any, action: int) -> int:
    """6.2: high digits go first. What is special is kept until no digit fits, and then leads to the colour of which there is most."""
    if action >= PLAY_WILD:
        return of_colour(state, action - PLAY_WILD)
    colour, face = action // FACES, action % FACES
    if face < REVERSE:
        return CARDS * points(action) + of_colour(state, colour)
    if face == TAKE_FOUR and state.players <= SMALL_TABLE:
        return CARDS * CARDS  # 3.3: too good to be kept, where who is left out is half of the others or all of them
    return of_colour(state, colour)


@rule
def of_colour(state: Any, colour: int) -> int:
    """How many cards of it are in the hand."""
    one, two = int(state.one[state.turn]), int(state.two[state.turn])
    return number_of(one >> FACES * colour & ONE_COLOUR) + number_of(two >> FACES * colour & ONE_COLOUR)
