"""A beginner's policy for Katzenjammer Blues: pays what it can spare for long rows. Numbers are the paragraphs of its rules."""

from ...arrays import Moves
from ...compiled import rule
from ..hand import values_in
from ..state import (
    AUCTION,
    DIFFERENT,
    DONE,
    JOKER,
    PASS,
    PAY_DIFFERENT,
    PAYING,
    SHOW,
    SHOW_JOKERS,
    VALUES,
    BluesState,
    bid_cards,
    bid_value,
)
from .hand_value import is_hopeless


@rule
def choose(state: BluesState, moves: Moves, count: int, rng: int) -> int:
    if state.phase == AUCTION:
        return bid(state, moves, count)
    if state.phase == PAYING:
        return payment(state, moves, count)
    return foursome(moves, count)


@rule
def bid(state: BluesState, moves: Moves, count: int) -> int:
    """2.2: the lowest bid of cards that can be spared, if the row is at least as long and can still be of use."""
    if is_hopeless(state):
        return PASS
    for move in range(1, count):
        cards, value = bid_cards(int(moves[move])), bid_value(int(moves[move]))
        if cards <= length(state) and can_spare(state, cards, value):
            return int(moves[move])
    return PASS


@rule
def length(state: BluesState) -> int:
    """Of the row; a joker counts twice, since it fits everything."""
    total = int(state.row_size)
    for place in range(state.row_size):
        total += 1 if state.row[place] == JOKER else 0
    return total


@rule
def can_spare(state: BluesState, cards: int, value: int) -> bool:
    if value == DIFFERENT:
        return values_in(spare_values(state)) >= cards
    return spare(state, value) >= cards


@rule
def spare(state: BluesState, value: int) -> int:
    """2.5: a foursome is not broken."""
    return int(state.hands[state.turn, value]) & 3


@rule
def spare_values(state: BluesState) -> int:
    values = 0
    for value in range(VALUES):
        values |= (1 if spare(state, value) > 0 else 0) << value
    return values


@rule
def payment(state: BluesState, moves: Moves, count: int) -> int:
    """2.4: as few jokers as possible; for "different", values that can be spared."""
    best = int(moves[0])
    for move in range(count):
        values = int(moves[move]) - PAY_DIFFERENT
        if values >= 0 and values & ~spare_values(state) == 0:
            best = int(moves[move])
    return best


@rule
def foursome(moves: Moves, count: int) -> int:
    """2.5: shows foursomes, the most valuable first, with as few jokers as possible."""
    best = DONE
    for move in range(count):
        action = int(moves[move])
        if action < SHOW_JOKERS and (best == DONE or (action - SHOW) // 5 > (best - SHOW) // 5):
            best = action
    return best
