"""A policy for Katze im Sack that follows rules of thumb. Numbers are the paragraphs of rules/katze_im_sack.md.

The worth of a row is estimated place by place. A place is the set of cards that may lie there; a card that the seat knows is the only one.
"""

import numpy as np

from ...arrays import Float64s, Moves
from ...compiled import rule
from ...fast_random import uniform
from ...state import NOBODY
from ..row import has_dummy, owner, row_length
from ..state import (
    BIG_DOG,
    DUMMY,
    FEWEST,
    LAYING,
    MOUSE_CARDS,
    OFFER,
    PASS,
    RABBIT,
    RABBITS,
    SMALL_DOG,
    SPARED,
    VALUES,
    WHOLE_SET,
    KatzeState,
)

AVERAGE_VALUE = 3  # a card of this value says least about a row
SWAY = 1.0  # random shift of the rank, so that the place of a card doesn't reveal it
CAUTION = 1.0  # mice below an uncertain worth, since the highest bidder has probably overestimated the row
EAGERNESS = 1.0  # mice that others must seem to gain before they can be trusted to bid higher

CATS = SMALL_DOG  # all cards below are cats
REGARD = np.array([*VALUES, 4, -4])  # dogs counted as cats: the small one seldom hurts, the big one takes the best
MEAN_REGARD, SPREAD = 4, 10

AVERSE, NEUTRAL, FOND = range(3)  # a seat that likes the row is likelier to have laid a good card
LIKELINESS = np.exp(np.outer((-1.0, 0.0, 1.0), (REGARD - MEAN_REGARD) / SPREAD))  # of each possible card, by leaning
HALF = 5  # a set is looked up in two halves: tables of full sets would exceed a GPU's constant memory
HALVES = np.arange(1 << HALF)[:, None] >> np.arange(HALF) & 1


def by_halves(cards: Float64s) -> Float64s:
    """Sum the cards of every set: by half, leaning and set."""
    return np.stack([cards[:, :HALF] @ HALVES.T, cards[:, HALF:] @ HALVES.T])


WEIGHT = by_halves(LIKELINESS)
POINTS = by_halves(LIKELINESS * np.array([*VALUES, 0, 0]))  # of the cats, weighted by likeliness


@rule
def choose(state: KatzeState, moves: Moves, count: int, rng: int) -> int:
    if count == 1:
        return int(moves[0])
    return card_to_lay(state, moves, count, rng) if state.phase == LAYING else bid(state)


@rule
def card_to_lay(state: KatzeState, moves: Moves, count: int, rng: int) -> int:
    """2.3: the later a card is turned up, the longer only its owner knows it. So cards that change a row most are laid last."""
    behind = (int(state.laid) - (1 if has_dummy(state) else 0)) / (int(state.players) - 1)
    wanted = (count - 1) * behind + SWAY * (2 * uniform(rng) - 1)
    rank = int(max(0.0, min(wanted, count - 1.0)) + 0.5)
    move = 0
    while rank_of(moves, count, move) != rank:
        move += 1
    return int(moves[move])


@rule
def rank_of(moves: Moves, count: int, move: int) -> int:
    """The number of cards that say less about a row; of equals, the lower one does."""
    number = 0
    for other in range(count):
        further = distance(int(moves[move])) - distance(int(moves[other]))
        if further > 0 or (further == 0 and other < move):
            number += 1
    return number


@rule
def distance(card: int) -> int:
    """From an average card: the farther, the more the card says about a row."""
    return abs(int(REGARD[card]) - AVERAGE_VALUE)


@rule
def bid(state: KatzeState) -> int:
    """2.2: one more than the highest bid, if that is a gain or others are sure to bid higher. 2.5: the last player sees the row."""
    price = int(state.high) + 1
    gain = worth(state, int(state.turn)) - price
    if state.phase == OFFER:
        return PASS + 1 if gain > 0 else PASS
    caution = CAUTION if unknown(state) else 0.0
    is_wanted = gain > wage(state) + caution or is_bait(state, price)
    return PASS + price if is_wanted else PASS


@rule
def unknown(state: KatzeState) -> int:
    """2.2: the number of face-down cards of other players."""
    cards = 0
    for place in range(int(state.turned), row_length(state)):
        cards += 1 if owner(state, place) != state.turn else 0
    return cards


@rule
def wage(state: KatzeState) -> int:
    """2.3: what passing pays now; 4.1: nothing if the mouse cards were not filled."""
    return int(MOUSE_CARDS[int(state.players) - FEWEST, int(state.passes)]) if state.filled else 0


@rule
def is_bait(state: KatzeState, price: int) -> bool:
    """2.3: passing pays more later. If the row looks good to those who don't know the own card, a bid is safe: somebody bids more."""
    if not any_can_pay(state, price + 1):
        return False
    return worth(state, NOBODY) - (price + 1) > wage(state) + EAGERNESS


@rule
def any_can_pay(state: KatzeState, price: int) -> bool:
    """2.2: whether another player in the auction has enough mice."""
    able = 0
    for seat in range(state.players):
        if seat != state.turn and not int(state.passed) >> seat & 1 and state.mice[seat] >= price:
            able += 1
    return able > 0


@rule
def sum_of(table: Float64s, leaning: int, cards: int) -> float:
    return float(table[0, leaning, cards & (1 << HALF) - 1] + table[1, leaning, cards >> HALF])


@rule
def weight(leaning: int, cards: int) -> float:
    return sum_of(WEIGHT, leaning, cards)


@rule
def cards_at(state: KatzeState, place: int, seat: int) -> int:
    """1.1: the cards that a seat (or NOBODY in particular) considers possible in a place: those of the set not turned up yet."""
    whose = owner(state, place)
    if place < state.turned or whose == seat:
        return 1 << int(state.row[place])
    return WHOLE_SET & ~int(state.played[whose])


@rule
def leaning_at(state: KatzeState, place: int) -> int:
    """2.3: players know their own card: those who passed don't want the row, the highest bidder does."""
    seat = owner(state, place)
    if seat == state.turn or (has_dummy(state) and seat == DUMMY):
        return NEUTRAL
    if int(state.passed) >> seat & 1:
        return AVERSE
    return FOND if state.bidder == seat else NEUTRAL


@rule
def worth(state: KatzeState, seat: int) -> float:
    """4.2: the expected points of the row, given what a seat knows, minus what a dog drives away."""
    cats = 0.0
    for place in range(row_length(state)):
        cards, leaning = cards_at(state, place, seat), leaning_at(state, place)
        cats += sum_of(POINTS, leaning, cards) / weight(leaning, cards)
    return cats - driven_away(state, seat, BIG_DOG, 1) - driven_away(state, seat, SMALL_DOG, -1)


@rule
def driven_away(state: KatzeState, seat: int, dog: int, step: int) -> float:
    """3: the expected loss to a lone dog: the big one takes the highest card, counted from below, the small one the lowest, from above."""
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
def lone(state: KatzeState, seat: int, dog: int, among: int) -> float:
    """The probability that the dog lies in the row once and all other cards are in `among`: place by place, without and with the dog."""
    without, once = 1.0, 0.0
    for place in range(row_length(state)):
        cards, leaning = cards_at(state, place, seat), leaning_at(state, place)
        whole = weight(leaning, cards)
        fits = weight(leaning, cards & among) / whole
        once = once * fits + without * weight(leaning, cards & 1 << dog) / whole
        without *= fits
    return once
