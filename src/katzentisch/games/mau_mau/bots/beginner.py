"""A beginner's policy for Mau Mau: plays what fits and remembers to say mau. Numbers are the paragraphs of rules/mau_mau.md."""

from ...arrays import Moves
from ...compiled import rule
from ...fast_random import pick
from ..state import COLOURS, DRAW, FACES, NAME, PLAY_WILD, SAYING_MAU, MauState


@rule
def choose(state: MauState, moves: Moves, count: int, rng: int) -> int:
    """4: says mau: of equal plays the last one says it. 2.3: never draws if a card fits."""
    if moves[0] >= NAME:
        return int(moves[pick(rng, count)])  # 1.3
    best, most = DRAW, 0
    for move in range(count):
        action = int(moves[move])
        liking = fondness(action % SAYING_MAU, pick(rng, COLOURS))
        if action != DRAW and liking >= most:
            best, most = action, liking
    return best


@rule
def fondness(action: int, colour: int) -> int:
    """3: special cards are fun, most of all a colour changer, with a random colour. 6.2: then high digits."""
    if action >= PLAY_WILD:
        return FACES if action - PLAY_WILD == colour else 0
    return action % FACES
