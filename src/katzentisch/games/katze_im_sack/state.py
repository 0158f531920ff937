"""Katze im Sack: Filou – Die Katze im Sack / Felix: The Cat in the Sack (Friedemann Friese, 2F-Spiele 2007), 3–5 players.

The law is rules/katze_im_sack.md; numbers like 2.3 are its paragraphs. What the printed rules leave open is settled there: everyone may
look again at the card that they laid (1.6), whether dogs pass over the rabbit is an option (3), equals share the rank (4.2).
"""

import numpy as np

from ..state import state_dtype

PLAYERS = range(3, 6)
ROUNDS = 9

# 1.1: a set's cards are numbered by value, the dogs last. A bit set of cards has bit c for card c.
SET = 10
VALUES = np.array([-8, -5, 0, 3, 5, 8, 11, 15])
RABBIT = 2
SMALL_DOG = 8
BIG_DOG = 9
WHOLE_SET = (1 << SET) - 1
NO_CARD = -1  # an empty place, or a card that the viewer doesn't know

# 1.2, 1.3: by the number of players, from three on
FEWEST = 3
MICE = 15
BANK = np.array([21, 27, 33])
MOUSE_CARDS = np.array([[3, 6, 0, 0], [2, 4, 6, 0], [2, 3, 4, 6]])
FILLING = MOUSE_CARDS.sum(axis=1)

# 1.5: where the dummy's turned-up cards are kept; with three players seat 3 is free
DUMMY = 3

# OFFER is 2.5: everybody else has passed and nobody has bid
LAYING, AUCTION, OFFER = range(3)

PLAYED = 1  # 4.2, the only end

# `options`: which value, in the order in which __init__.py names them
MICE_SHOWN = 0
SECRET, OPEN = range(2)
RABBITS = 1
COUNTS, SPARED = range(2)

# Actions: 0 … 9 lay that card, PASS, and PASS + b bids b, at most all the mice there are with five players
PASS = SET
MOST_MICE = 5 * MICE + 33
ACTIONS = PASS + MOST_MICE + 1

STATE = state_dtype(
    5,
    2,
    [
        ("hands", np.int16, 5),  # bit sets
        ("played", np.int16, 5),  # bit sets: what everybody has seen of each set, and at DUMMY of the dummy's
        ("mice", np.int16, 5),
        ("bids", np.int16, 5),  # each seat's last bid in this round, 0 for none
        ("bank", np.int16),
        ("high", np.int16),  # the highest bid, 0 for none
        ("won", np.int8, (5, 8)),  # by seat and card: how many of them
        ("removed", np.int8, 5),  # 1.4
        ("dummy", np.int8, 10),  # 1.5: its order by rounds; the last is the card that was removed
        ("row", np.int8, 5),
        ("laid", np.int8),  # how many cards lie in the row
        ("turned", np.int8),  # how many of them are face up
        ("start", np.int8),  # the start player
        ("bidder", np.int8),  # whose the highest bid is, or NOBODY
        ("passed", np.int8),  # bit set of seats
        ("passes", np.int8),  # how many have passed, so many mouse cards are taken
        ("filled", np.int8),  # whether there were mice on the mouse cards of this round
        ("rounds", np.int8),  # how many are over
    ],
)
