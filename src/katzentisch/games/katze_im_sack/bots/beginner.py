"""A beginner's policy for Katze im Sack: counts only the cards it knows. Numbers are the paragraphs of rules/katze_im_sack.md."""

from ...arrays import Moves
from ...compiled import rule
from ...fast_random import pick
from ..row import is_dog, owner
from ..state import LAYING, PASS, VALUES, KatzeState


@rule
def choose(state: KatzeState, moves: Moves, count: int, rng: int) -> int:
    """2.1: lays a random card. 2.2: bids one more while the cards it knows are worth it."""
    if state.phase == LAYING:
        return int(moves[pick(rng, count)])
    price = int(state.high) + 1
    return PASS + price if count > 1 and points_seen(state) > price else PASS


@rule
def points_seen(state: KatzeState) -> int:
    """1.1: the face-up cats and the own one. Dogs (3) are ignored."""
    points = 0
    for place in range(state.laid):
        if place < state.turned or owner(state, place) == state.turn:
            card = int(state.row[place])
            points += 0 if is_dog(card) else int(VALUES[card])
    return points
