"""What a row of Katze im Sack may be worth to a seat. Numbers are the paragraphs of rules/katze_im_sack.md.

A place of the row is the set of cards that may lie there, of which a card that the seat knows is the only one.
"""

from typing import Any

import numpy as np

from ...games.compiled import rule
from ...games.katze_im_sack.row import has_dummy, owner, row_length
from ...games.katze_im_sack.state import BIG_DOG, DUMMY, RABBIT, RABBITS, SMALL_DOG, SPARED, VALUES, WHOLE_SET

CATS = SMALL_DOG  # all cards below are no dogs
REGARD = np.array([*VALUES, 4, -4])  # a dog as if it were a cat: the small one seldom hurts, the big one takes the best
USUAL, WIDE = 4, 10  # the middle of what cards are worth, and how far from it is far

AVERSE, NEUTRAL, FOND = range(3)  # how a seat leans: who likes the row is likelier to have laid a good card
LIKELINESS = np.exp(np.outer((-1.0, 0.0, 1.0), (REGARD - USUAL) / WIDE))  # of each card that can be there, by leaning
HALF = 5  # a set is looked up in two halves: tables of whole sets would be too large for a GPU's constants
HALVES = np.arange(1 << HALF)[:, None] >> np.arange(HALF) & 1


def by_halves(cards: Any) -> Any:
    """By half, leaning and set: the sums of what its cards count."""
    return np.stack([cards[:, :HALF] @ HALVES.T, cards[:, HALF:] @ HALVES.T])


WEIGHT = by_halves(LIKELINESS)
POINTS = by_halves(LIKELINESS * np.array([*VALUES, 0, 0]))  # of the cats, each with its likeliness


@rule
def sum_of(table: Any, leaning: int, cards: int) -> float:
    return float(table[0, leaning, cards & (1 << HALF) - 1] + table[1, leaning, cards >> HALF])


@rule
def weight(leaning: int, cards: int) -> float:
    return sum_of(WEIGHT, leaning, cards)


@rule
def cards_at(state: Any, place: int, seat: int) -> int:
    """1.1: what a seat (or NOBODY in particular) thinks can lie in a place: a card of the set that was not turned up yet."""
    whose = owner(state, place)
    if place < state.turned or whose == seat:
        return 1 << int(state.row[place])
    return WHOLE_SET & ~int(state.played[whose])


@rule
def leaning_at(state: Any, place: int) -> int:
    """2.3: everybody knows the own card: who has passed doesn't want the row, and whose bid is the highest does."""
    seat = owner(state, place)
    if seat == state.turn or (has_dummy(state) and seat == DUMMY):
        return NEUTRAL
    if int(state.passed) >> seat & 1:
        return AVERSE
    return FOND if state.bidder == seat else NEUTRAL


@rule
def worth(state: Any, seat: int) -> float:
    """4.2: what the cards of the row are worth on average to who knows what a seat knows, less what a dog drives away."""
    cats = 0.0
    for place in range(row_length(state)):
        cards, leaning = cards_at(state, place, seat), leaning_at(state, place)
        cats += sum_of(POINTS, leaning, cards) / weight(leaning, cards)
    return cats - driven_away(state, seat, BIG_DOG, 1) - driven_away(state, seat, SMALL_DOG, -1)


@rule
def driven_away(state: Any, seat: int, dog: int, step: int) -> float:
    """3: by a dog that is alone: the big one takes the highest card, the last one from below; the small one the last from above."""
    is_spared = state.options[RABBITS] == SPARED
    among = 1 << RABBIT if is_spared else 0
    before, total = lone(state, seat, dog, among), 0.0
    card = 0 if step > 0 else CATS - 1
    for _ in range(CATS):
        if card != RABBIT or not is_spared:
            among |= 1 << card
            now = lone(state, seat, dog, among)
            total += (now - before) * VALUES[card]
            before = now
        card += step
    return total


@rule
def lone(state: Any, seat: int, dog: int, among: int) -> float:
    """How likely a dog lies in the row once, and everything else is among certain cards: place by place, without and with the dog."""
    without, once = 1.0, 0.0
    for place in range(row_length(state)):
        cards, leaning = cards_at(state, place, seat), leaning_at(state, place)
        whole = weight(leaning, cards)
        fits = weight(leaning, cards & among) / whole
        once = once * fits + without * weight(leaning, cards & 1 << dog) / whole
        without *= fits
    return once
