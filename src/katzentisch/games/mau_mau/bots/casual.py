"""A casual player's policy for Mau Mau: considers only its own hand. Numbers are the paragraphs of rules/mau_mau.md."""

from ...arrays import Moves
from ...compiled import rule
from ..cards import count as number_of
from ..consequences import points
from ..state import CARDS, COLOURS, DRAW, DRAW_FOUR, FACES, NAME, ONE_COLOUR, PLAY_WILD, REVERSE, SAYING_MAU, MauState

SMALL_TABLE = 3  # players


@rule
def choose(state: MauState, moves: Moves, count: int, rng: int) -> int:
    """4: says mau: of equal plays the last one says it. 2.3: never draws if a card fits."""
    if moves[0] >= NAME:
        return NAME + favourite_colour(state)
    best, most = DRAW, 0
    for move in range(count):
        action = int(moves[move])
        liking = fondness(state, action % SAYING_MAU)
        if action != DRAW and liking >= most:
            best, most = action, liking
    return best


@rule
def fondness(state: MauState, action: int) -> int:
    """6.2: high digits first. Special cards are kept until no digit fits, and then lead to the most frequent colour of the hand."""
    if action >= PLAY_WILD:
        return of_colour(state, action - PLAY_WILD)
    colour, face = action // FACES, action % FACES
    if face < REVERSE:
        return CARDS * points(action) + of_colour(state, colour)
    if face == DRAW_FOUR and state.players <= SMALL_TABLE:
        return CARDS * CARDS  # 3.3: too good to keep at a small table, where it skips half of the opponents or all
    return of_colour(state, colour)


@rule
def of_colour(state: MauState, colour: int) -> int:
    """The number of cards of a colour in the hand."""
    one, two = int(state.one[state.turn]), int(state.two[state.turn])
    return number_of(one >> FACES * colour & ONE_COLOUR) + number_of(two >> FACES * colour & ONE_COLOUR)


@rule
def favourite_colour(state: MauState) -> int:
    """1.3: the most frequent colour of the hand fits best on a turned-up colour changer."""
    best, most = 0, -1
    for colour in range(COLOURS):
        held = of_colour(state, colour)
        if held > most:
            best, most = colour, held
    return best
