"""Mau Mau (Noris-Spiele 2013, 110 cards): its constants and its state. The rules are rules/mau_mau.md.

Settled there and shown to players as rulings: 2–10 players, who begins and what a turned-up special card does (1.3, option `first_card`),
when drawing is allowed (2.3, option `drawing`), change of direction with two players (3.1, option `reverse_for_two`), the old colour may
be named again (3.5), a forgotten mau is drawn for first (4), when the pile is shuffled and what happens where nothing is left (5), a take
2 or take 4 as the last card (6.1, option `last_card`), the limit of 10,000 moves (6.2), equal totals (6.3).
"""

import numpy as np

from ..state import state_dtype

MOST_PLAYERS = 10
CARDS = 110
HAND = 5
MOST_MOVES = 10_000

# 1.1: kinds are colour * 13 + face; the faces 0 … 8 are the digits 1 … 9. Two cards of each kind, and six colour changers, the kind 52
COLOURS = 4
FACES = 13
REVERSE, TAKE_TWO, TAKE_FOUR, STOP = range(9, 13)
WILD = 52
KINDS = 53
WILD_COPIES = 6
ANY_COLOUR = 4  # 1.3: on a turned-up colour changer
NO_FACE = 13  # on a colour changer

# a set of kinds is a number with a bit for each, and six bits for the colour changers, as many as there can be
COLOURED = (1 << WILD) - 1
WILDS = 0b111111 << WILD
EVERY_KIND = COLOURED | WILDS
ONE_COLOUR = (1 << FACES) - 1  # shifted by 13 * colour
ONE_FACE = 1 | 1 << FACES | 1 << 2 * FACES | 1 << 3 * FACES  # shifted by the face

PILE = MOST_PLAYERS  # the place behind those of the hands
PLACES = MOST_PLAYERS + 1

# options, and the value of each that is asked for
MAU, DRAWING, FIRST_CARD, LAST_CARD, REVERSE_FOR_TWO = range(5)
CALLED, FORCED, DIGIT, DRAWS, AS_STOP = 0, 0, 1, 1, 1

PLAYING, SHUFFLING = range(2)
OUT, LIMIT = 1, 2

# actions: a kind without a word, a colour changer and its colour, all that once more with "mau", draw
PLAY_WILD = WILD  # + colour
SAYING_MAU = PLAY_WILD + COLOURS  # + action
DRAW = 2 * SAYING_MAU
ACTIONS = DRAW + 1

MEMORY_WORDS = 3  # see slots.py

STATE = state_dtype(
    MOST_PLAYERS,
    5,
    [
        # cards in each hand and in the pile: `one` has a bit for each kind that is there and as many low WILDS bits as colour changers,
        # `two` a bit for each kind that is there twice
        ("one", np.int64, PLACES),
        ("two", np.int64, PLACES),
        ("deck", np.int8, CARDS),  # kinds, the top first; it always ends with the array
        ("deck_next", np.int8),
        ("sizes", np.int8, MOST_PLAYERS),  # of hands
        ("top", np.int8),  # the kind on top of the pile
        ("colour", np.int8),  # 2.2: the colour that counts, or ANY_COLOUR
        ("face", np.int8),  # likewise, or NO_FACE
        ("direction", np.int8),  # 1 clockwise, -1 the other way round
        ("stacked", np.int8),  # 3.2: how many cards the take 2s make the player at turn draw
        # what follows from the last move
        ("mover", np.int8),
        ("owes_mau", np.int8),  # 4: how many cards the mover still draws
        ("owes_draw", np.int8),  # 2.1, 3.2, 3.3, 6.1: how many the drawer still draws
        ("drawer", np.int8),
        ("next", np.int8),  # who is at turn when all is drawn
        # what everybody can tell about the slots of each hand, see slots.py
        ("barred", np.int64, (MOST_PLAYERS, MEMORY_WORDS)),
        ("shuffles", np.int16),
        ("mixed_one", np.int64),  # the cards of the last shuffle, as above
        ("mixed_two", np.int64),
        ("held_one", np.int64),  # the cards that were in hands then
        ("held_two", np.int64),
        ("old", np.int8, MOST_PLAYERS),  # so many slots, the oldest, are certainly from before the last shuffle
        ("fresh", np.int8, MOST_PLAYERS),  # so many, the newest, are certainly drawn since
        # what only the seat itself can tell: kinds that it held at the last shuffle, and that it has drawn since
        ("own_old", np.int64, MOST_PLAYERS),
        ("own_new", np.int64, MOST_PLAYERS),
    ],
)
