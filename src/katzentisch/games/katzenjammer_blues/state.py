"""Katzenjammer Blues (Reiner Knizia, Goldsieber 1998): constants and the state. The rules are in rules/katzenjammer_blues.md.

Its rulings: one card is not a "different" bid (2.2), the last player can bid if all others have passed (2.2), the order of drawing after
a joker (2.1), the end when the deck runs out (3.1), nobody loses mice if nobody has a joker (3.2).
"""

import numpy as np

from ..compiled import rule
from ..state import state_dtype

# 1.1: cards are kinds 0 … 5: the values 1 … 5 and the joker, 15 of each
VALUES = 5
JOKER = 5
KINDS = 6
COPIES = 15
CARDS = KINDS * COPIES
HAND = 6
MOST_PLAYERS = 6
LONGEST_ROW = 6  # 2.1: five different values and the card that ends the row

MICE = 0  # 1.2: the option, with the values 20 and 24
MICE_USED = (20, 24)

AUCTION, PAYING, SHOWING = range(3)
DECK, LAST_MOUSE = 1, 2

# 2.2: bids are numbered in ascending order: 1×1 is 1, …, 1×5 is 5, 2 different is 6, 2×1 is 7, …
NO_BID = 0
DIFFERENT = -1  # instead of a value
SINGLES = 5
MOST_DIFFERENT = 5
LONGEST_BID = 2 * COPIES
FIRST_LONG = SINGLES + (MOST_DIFFERENT - 1) * KINDS + 1  # 6×1: from here on, there is no "different"
BIDS = FIRST_LONG - 1 + (LONGEST_BID - MOST_DIFFERENT) * VALUES

# actions: pass, the bids by their number, ways to pay, foursomes, done
PASS = 0
PAY_EQUAL = BIDS + 1  # + jokers used, 0 … 15
PAY_DIFFERENT = PAY_EQUAL + COPIES + 1  # + set of values used, one bit each; jokers are the rest
SHOW = PAY_DIFFERENT + (1 << VALUES)  # + value * 5 + jokers used, 0 … 4
SHOW_JOKERS = SHOW + VALUES * 5
DONE = SHOW_JOKERS + 1
ACTIONS = DONE + 1

STATE = state_dtype(
    MOST_PLAYERS,
    1,
    [
        ("hands", np.int8, (MOST_PLAYERS, KINDS)),  # by seat: the number of each kind
        ("deck", np.int8, CARDS),  # kinds, the top first
        ("deck_next", np.int8),  # number of cards taken from the deck
        ("deck_size", np.int8),
        ("row", np.int8, LONGEST_ROW),
        ("row_size", np.int8),
        ("discard", np.int8, KINDS),
        ("jokers", np.int8, MOST_PLAYERS),  # on show
        ("mice", np.int8, MOST_PLAYERS),
        ("mice_left", np.int8),
        ("bandleader", np.int8),
        ("high", np.int16),  # the highest bid, or NO_BID
        ("bids", np.int16, MOST_PLAYERS),  # each seat's last bid of this auction, or NO_BID
        ("passed", np.int8, MOST_PLAYERS),
        ("active", np.int8),  # number of players who have not passed
        # what everyone knows about a hand: its size, and the least number …
        ("sizes", np.int8, MOST_PLAYERS),
        ("known", np.int8, (MOST_PLAYERS, KINDS)),  # … of each kind
        ("equal", np.int8, (MOST_PLAYERS, VALUES)),  # … of each value with all jokers
        ("different", np.int8, MOST_PLAYERS),  # … different values with all jokers
    ],
)


@rule
def bid_cards(bid: int) -> int:
    """2.2: the number of cards of a bid."""
    if bid <= SINGLES:
        return 1
    if bid < FIRST_LONG:
        return (bid - SINGLES - 1) // KINDS + 2
    return (bid - FIRST_LONG) // VALUES + MOST_DIFFERENT + 1


@rule
def bid_value(bid: int) -> int:
    """2.2: the value (as a kind) of a bid, or DIFFERENT."""
    if bid <= SINGLES:
        return bid - 1
    if bid < FIRST_LONG:
        return (bid - SINGLES - 1) % KINDS - 1
    return (bid - FIRST_LONG) % VALUES


@rule
def bid_of(cards: int, value: int) -> int:
    """2.2: the number of a bid: more cards beat fewer, a higher value a lower one, and "different" is below every value."""
    if cards == 1:
        return value + 1
    if cards <= MOST_DIFFERENT:
        return SINGLES + 1 + (cards - 2) * KINDS + value + 1
    return FIRST_LONG + (cards - MOST_DIFFERENT - 1) * VALUES + value
