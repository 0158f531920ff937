"""A beginner's policy for Katze im Sack: counts only the cards it knows. Numbers are the paragraphs of rules/katze_im_sack.md."""

from ...arrays import Moves
from ...compiled import rule
from ...fast_random import pick
from ..row import can_be_chased, is_dog, owner
from ..state import BIG_DOG, LAYING, NO_CARD, OFFER, PASS, VALUES, KatzeState
from .rules import unknown, wage


@rule
def choose(state: KatzeState, moves: Moves, count: int, rng: int) -> int:
    """2.1: lays a random card. 2.2: bids one more while the cards it knows are worth it."""
    if state.phase == LAYING:
        return int(moves[pick(rng, count)])
    price = int(state.high) + 1
    return PASS + price if count > 1 and points_seen(state) > price + spared(state) else PASS


@rule
def spared(state: KatzeState) -> int:
    """2.3: what passing pays counts only once nothing about the row is uncertain. 2.5: it pays the last player nothing."""
    return 0 if unknown(state) or state.phase == OFFER else wage(state)


@rule
def is_seen(state: KatzeState, place: int) -> bool:
    """2.2, 1.6: face-up cards and the own one."""
    return place < state.turned or owner(state, place) == state.turn


@rule
def points_seen(state: KatzeState) -> int:
    """1.1, 3: the cats it knows, without the one that a dog it knows chases away."""
    points, dog, dogs = 0, NO_CARD, 0
    for place in range(state.laid):
        card = int(state.row[place])
        if is_seen(state, place) and is_dog(card):
            dog, dogs = card, dogs + 1
        elif is_seen(state, place):
            points += int(VALUES[card])
    return points - chased_points(state, dog) if dogs == 1 else points


@rule
def chased_points(state: KatzeState, dog: int) -> int:
    """3: what a dog chases away of the cards it knows: the big one the highest, the small one the lowest."""
    chased, sign = NO_CARD, 1 if dog == BIG_DOG else -1
    for place in range(state.laid):
        card = int(state.row[place])
        if is_seen(state, place) and can_be_chased(state, card) and (chased == NO_CARD or sign * card > sign * chased):
            chased = card
    return 0 if chased == NO_CARD else int(VALUES[chased])
