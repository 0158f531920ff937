"""Katzenjammer Blues (Reiner Knizia, Goldsieber 1998): constants and the state. The rules are in rules/katzenjammer_blues.md.

Its rulings: one card is not a "different" bid (2.2), the last player can bid if all others have passed (2.2), the order of drawing after
a joker (2.1), the end when the deck runs out (3.1), nobody loses mice if nobody has a joker (3.2).
"""

from typing import Annotated, Protocol

from ..arrays import Int8, Int8s, Int16, Int16s
from ..compiled import rule
from ..state import CommonState, state_dtype

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

LOGGED = 24  # actions of an auction that are remembered, more than nearly all have


class BluesState(CommonState, Protocol):
    hands: Annotated[Int8s, MOST_PLAYERS, KINDS]  # by seat: the number of each kind
    deck: Annotated[Int8s, CARDS]  # kinds, the top first
    deck_next: Int8  # number of cards taken from the deck
    deck_size: Int8
    row: Annotated[Int8s, LONGEST_ROW]
    row_size: Int8
    discard: Annotated[Int8s, KINDS]
    jokers: Annotated[Int8s, MOST_PLAYERS]  # on show
    mice: Annotated[Int8s, MOST_PLAYERS]
    mice_left: Int8
    bandleader: Int8
    high: Int16  # the highest bid, or NO_BID
    bids: Annotated[Int16s, MOST_PLAYERS]  # each seat's last bid of this auction, or NO_BID
    passed: Annotated[Int8s, MOST_PLAYERS]
    active: Int8  # number of players who have not passed
    # what everyone knows about a hand: its size, and the least number …
    sizes: Annotated[Int8s, MOST_PLAYERS]
    known: Annotated[Int8s, MOST_PLAYERS, KINDS]  # … of each kind
    equal: Annotated[Int8s, MOST_PLAYERS, VALUES]  # … of each value with all jokers
    different: Annotated[Int8s, MOST_PLAYERS]  # … different values with all jokers
    auction_log: Annotated[Int16s, LOGGED]  # the bids and passes for this row in order; 0 where there is none
    proved_before: Annotated[Int8s, LOGGED]  # for each bid: the number in `equal` or `different` that it raised or left
    auction_moves: Int16  # their number, even those that no longer fit the log


STATE = state_dtype(BluesState, seats=MOST_PLAYERS, options=1)


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
