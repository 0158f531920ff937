"""A beginner's policy for Mau Mau: plays what fits and remembers to say mau. Numbers are the paragraphs of rules/mau_mau.md."""

from ...arrays import Moves
from ...compiled import rule
from ...fast_random import pick
from ..cards import count as number_of
from ..state import COLOURS, DRAW, FACES, NAME, ONE_COLOUR, PLAY_WILD, SAYING_MAU, MauState


@rule
def choose(state: MauState, moves: Moves, count: int, rng: int) -> int:
    """4: says mau: of equal plays the last one says it. 2.3: never draws if a card fits."""
    if moves[0] >= NAME:
        return NAME + some_colour(state, moves, count, NAME, rng)  # 1.3
    best, most, colour = DRAW, 0, some_colour(state, moves, count, PLAY_WILD, rng)
    for move in range(count):
        action = int(moves[move])
        liking = fondness(action % SAYING_MAU, colour)
        if action != DRAW and liking >= most:
            best, most = action, liking
    return best


@rule
def fondness(action: int, colour: int) -> int:
    """3: special cards are fun, most of all a colour changer. 6.2: then high digits."""
    if action >= PLAY_WILD:
        return FACES if action - PLAY_WILD == colour else 0
    return action % FACES


@rule
def some_colour(state: MauState, moves: Moves, count: int, first: int, rng: int) -> int:
    """3.5: a random colour of those that the hand has and the moves from `first` on can choose; if there are none, any of these."""
    choices = 0
    for move in range(count):
        colour = int(moves[move]) - first
        choices |= 1 << colour if 0 <= colour < COLOURS else 0
    held = choices & colours_held(state)
    choices = held if held else choices
    left = pick(rng, max(1, number_of(choices)))
    for colour in range(COLOURS):
        if choices >> colour & 1:
            if left == 0:
                return colour
            left -= 1
    return 0


@rule
def colours_held(state: MauState) -> int:
    """The colours of the hand, as a set with one bit each."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (1 if int(state.one[state.turn]) >> FACES * colour & ONE_COLOUR else 0) << colour
    return colours
