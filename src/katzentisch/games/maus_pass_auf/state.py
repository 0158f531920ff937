"""Maus, pass auf! (Haim Shafir, AMIGO 2004): its constants and its state. The rules are rules/maus_pass_auf.md.

Settled there and shown to players as rulings: 6 mice of each kind (1.1), half of everything as the small pack (1.2), a mouse that the deal
turns up is not hunted (2.6), the pile goes to nobody where somebody runs out of cards (3.2), the game ends after 10,000 cards (3.3).

A card stays at its place: the deal lays seat 0's stack at the first places, the top card first, then seat 1's and so on, the card in the
middle last. Stacks and pile are chains of places, so that a pile is won in one step. The chains follow from what everybody saw and
tell nothing about the cards that lie face down.
"""

import numpy as np

from ..state import state_dtype

MOST_PLAYERS = 6
MOST_CARDS = 90

# 1.1: cards are kinds 0 … 4: cheese, cat, and from MOUSE on the mice with 1, 2 and 3 paws
CHEESE, CAT, MOUSE = range(3)
KINDS = 5
UNKNOWN = -1  # instead of a kind: nobody has seen the card

PACK, UNDER = range(2)
SMALL, FULL = range(2)
UNFLIPPED, FLIPPED = range(2)
COPIES = ((29, 7, 3, 3, 3), (58, 14, 6, 6, 6))  # 1.1, 1.2: by pack, how many of each kind
PACK_SIZE = (45, 90)
CHIPS = (5, 9)

TURNING, HUNTING = range(2)
LAST_CHIP, EMPTY, LIMIT = 1, 2, 3
MOST_TURNS = 10_000

TURN = 0  # the only action
ACTIONS = 1

STATE = state_dtype(
    MOST_PLAYERS,
    2,
    [
        ("cards", np.int8, MOST_CARDS),  # by place: its kind, or UNKNOWN
        ("under", np.int8, MOST_CARDS),  # by place: the place that comes up after it (of a bottom card: no matter)
        ("tops", np.int8, MOST_PLAYERS),  # by seat: the place of the stack's uppermost card
        ("bottoms", np.int8, MOST_PLAYERS),  # and of its lowest
        ("sizes", np.int8, MOST_PLAYERS),  # how many cards the stack has
        ("fresh", np.int8, MOST_PLAYERS),  # how many of them, all on top, nobody has seen since the deal
        ("chips", np.int8, MOST_PLAYERS),
        ("chips_left", np.int8),
        ("pile_first", np.int8),  # the place that comes up first once the pile is won
        ("pile_last", np.int8),  # and the one that comes up last
        ("pile_size", np.int8),
        ("owner", np.int8),  # who laid the mouse that is hunted; whose turn it is hunts it
        ("paws", np.int8),  # how many that mouse has
        ("tries", np.int8),  # how many cards the hunter may still turn up, 0 if nothing is hunted
        ("hidden", np.int8, KINDS),  # in an observation: how many of each kind nobody has seen
    ],
)
