"""Katze im Sack (Filou – Die Katze im Sack, Friedemann Friese, 2F-Spiele 2007): constants and the state.

Numbers such as 2.3 are paragraphs of rules/katze_im_sack.md. Its rulings: players may look at their own card in the row again (1.6),
an option decides whether dogs ignore the rabbit (3), equal scores share the rank (4.2).
"""

from typing import Annotated, Protocol

import numpy as np

from ..arrays import Int8, Int8s, Int16, Int16s
from ..state import CommonState, state_dtype

PLAYERS = range(3, 6)
ROUNDS = 9

# 1.1: the cards of a set are numbered by value, the dogs last. In a bit set of cards, bit c is card c.
SET = 10
VALUES = np.array([-8, -5, 0, 3, 5, 8, 11, 15])
RABBIT = 2
SMALL_DOG = 8
BIG_DOG = 9
WHOLE_SET = (1 << SET) - 1
NO_CARD = -1  # an empty place, or a card unknown to the viewer

# 1.2, 1.3: by number of players, starting with three
FEWEST = 3
MICE = 15
BANK = np.array([21, 27, 33])
MOUSE_CARDS = np.array([[3, 6, 0, 0], [2, 4, 6, 0], [2, 3, 4, 6]])
FILLING = MOUSE_CARDS.sum(axis=1)

# 1.5: the index of the dummy's turned-up cards in `played`; with three players, seat 3 is free
DUMMY = 3

# OFFER (2.5): all others have passed and nobody has bid
LAYING, AUCTION, OFFER = range(3)

PLAYED = 1  # 4.2, the only end

# indices in `options`, in the order of __init__.py
MICE_SHOWN = 0
SECRET, OPEN = range(2)
RABBITS = 1
COUNTS, SPARED = range(2)

# Actions: 0 … 9 lay that card, then PASS; PASS + b bids b, up to all the mice of a game with five players
PASS = SET
MOST_MICE = 5 * MICE + 33
ACTIONS = PASS + MOST_MICE + 1

LOGGED = 40  # actions of an auction that are remembered, more than nearly all have


class KatzeState(CommonState, Protocol):
    hands: Annotated[Int16s, 5]  # bit sets
    played: Annotated[Int16s, 5]  # bit sets: the cards of each set that have been turned up, at DUMMY the dummy's
    mice: Annotated[Int16s, 5]
    bids: Annotated[Int16s, 5]  # each seat's last bid in this round, 0 for none
    bank: Int16
    high: Int16  # the highest bid, 0 for none
    won: Annotated[Int8s, 5, 8]  # by seat and card: the number of copies
    removed: Annotated[Int8s, 5]  # 1.4
    dummy: Annotated[Int8s, 10]  # 1.5: its cards in the order of the rounds; the last one is the removed card
    row: Annotated[Int8s, 5]
    laid: Int8  # number of cards in the row
    turned: Int8  # number of them that are face up
    start: Int8  # the start player
    bidder: Int8  # the seat with the highest bid, or NOBODY
    passed: Int8  # bit set of seats
    passes: Int8  # number of passes, and of mouse cards taken
    filled: Int8  # whether the mouse cards were filled in this round
    rounds: Int8  # number of rounds finished
    auction_log: Annotated[Int8s, LOGGED]  # the bids and passes of this round in order; 0 where there is none
    auction_moves: Int8  # their number, even those that no longer fit the log


STATE = state_dtype(KatzeState, seats=5, options=2)
