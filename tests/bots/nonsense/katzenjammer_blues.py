"""Moves that make no sense in Katzenjammer Blues, as a set with one bit each. Numbers are the paragraphs of its rules."""

from katzentisch.games.arrays import Moves
from katzentisch.games.compiled import rule
from katzentisch.games.katzenjammer_blues.state import (
    AUCTION,
    DONE,
    JOKER,
    PASS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAYING,
    SHOW,
    SHOW_JOKERS,
    VALUES,
    BluesState,
    bid_cards,
    bid_value,
)

NAMES = (
    "bids more cards than the same kind of bid needs",
    "bids in the last auction although no foursome is possible",
    "pays more jokers than necessary",
    "shows a foursome with more jokers than necessary",
    "keeps a foursome without jokers",
)
TACTICS = 0  # what rules of thumb may do on purpose
FOUR = 4


@rule
def nonsense(state: BluesState, moves: Moves, count: int, action: int) -> int:
    if state.phase == AUCTION:
        return 0 if action == PASS else outbids_itself(moves, count, action) | bids_for_nothing(state) << 1
    if state.phase == PAYING:
        return wastes_jokers(state, moves, count, action) << 2
    return shows_jokers(moves, count, action) << 3 | keeps_foursome(state, moves, count, action) << 4


@rule
def outbids_itself(moves: Moves, count: int, action: int) -> int:
    """2.2: fewer cards of the same kind are enough."""
    for move in range(count):
        if PASS < moves[move] < action and bid_value(int(moves[move])) == bid_value(action):
            return 1
    return 0


@rule
def bids_for_nothing(state: BluesState) -> int:
    """2.1, 3.1: if at most one card is left, the next one ends the game. 2.5: until then, only a foursome of hand and row counts."""
    if state.deck_size - state.deck_next > 1:
        return 0
    for value in range(VALUES):
        cards = int(state.hands[state.turn, value]) + int(state.hands[state.turn, JOKER])
        for place in range(state.row_size):
            cards += 1 if state.row[place] in (value, JOKER) else 0
        if cards >= FOUR:
            return 0
    return 1


@rule
def jokers_paid(state: BluesState, action: int) -> int:
    """2.4: jokers that an action pays."""
    if action < PAY_DIFFERENT:
        return action - PAY_EQUAL
    jokers = bid_cards(int(state.high))
    for value in range(VALUES):
        jokers -= action - PAY_DIFFERENT >> value & 1
    return jokers


@rule
def wastes_jokers(state: BluesState, moves: Moves, count: int, action: int) -> int:
    """2.4, 3.2: a joker in the hand counts for the fine like one on show, but can still stand for any value."""
    for move in range(count):
        if jokers_paid(state, int(moves[move])) < jokers_paid(state, action):
            return 1
    return 0


@rule
def shows_jokers(moves: Moves, count: int, action: int) -> int:
    """2.5: a joker kept can stand for the card kept instead."""
    for move in range(count):
        other = int(moves[move])
        if other < action < SHOW_JOKERS and (other - SHOW) // 5 == (action - SHOW) // 5:
            return 1
    return 0


@rule
def keeps_foursome(state: BluesState, moves: Moves, count: int, action: int) -> int:
    """2.5, 3.1: mice now, unless they end the game."""
    for move in range(count):
        value, jokers = (int(moves[move]) - SHOW) // 5, (int(moves[move]) - SHOW) % 5
        if action == DONE and moves[move] < SHOW_JOKERS and jokers == 0 and value + 1 < state.mice_left:
            return 1
    return 0
