"""Mau Mau (Noris-Spiele 2013, 110 cards): constants and the state. The rules are in rules/mau_mau.md.

Its rulings: 2–10 players, the starting player and a special card as the first card (1.3, option `first_card`), when drawing is allowed
(2.3, option `drawing`), Reverse with two players (3.1, option `reverse_for_two`), the current colour can be chosen again (3.5, option
`wish`), the card for a forgotten mau is drawn first (4), when the pile is shuffled, and drawing when nothing is left (5), a Draw 2 or
Draw 4 as the last card (6.1, option `last_card`), equal scores and the limit of 10,000 moves (6.2), equal totals (6.3).
"""

from typing import Annotated, Protocol

from ..arrays import Int8, Int8s, Int16, Int64, Int64s
from ..state import CommonState, state_dtype

MOST_PLAYERS = 10
CARDS = 110
HAND = 5
MOST_MOVES = 10_000

# 1.1: kinds are colour * 13 + face; the faces 0 … 8 are the digits 1 … 9. Two cards of each kind, and six Wilds, kind 52
COLOURS = 4
FACES = 13
REVERSE, DRAW_TWO, DRAW_FOUR, STOP = range(9, 13)
WILD = 52
KINDS = 53
WILD_COPIES = 6
ANY_COLOUR = 4  # 1.3: if the first card is a Wild
NO_FACE = 13  # on a Wild

# a set of kinds is an integer with a bit for each kind, and six bits for the Wilds
COLOURED = (1 << WILD) - 1
WILDS = 0b111111 << WILD
EVERY_KIND = COLOURED | WILDS
ONE_COLOUR = (1 << FACES) - 1  # shifted by 13 * colour
ONE_FACE = 1 | 1 << FACES | 1 << 2 * FACES | 1 << 3 * FACES  # shifted by the face

PILE = MOST_PLAYERS  # the index after those of the hands
PLACES = MOST_PLAYERS + 1

# options, and the value of each that the rules compare with
MAU, DRAWING, FIRST_CARD, LAST_CARD, REVERSE_FOR_TWO, WISH = range(6)
CALLED, FORCED, DIGIT, ACTS, DRAWS, AS_STOP, NEW = 0, 0, 1, 2, 1, 1, 1

PLAYING, SHUFFLING, NAMING = range(3)
OUT, LIMIT = 1, 2

# actions: a kind, a Wild with its colour, all of these again with "mau", draw, name the colour of a turned-up Wild
PLAY_WILD = WILD  # + colour
SAYING_MAU = PLAY_WILD + COLOURS  # + action
DRAW = 2 * SAYING_MAU
NAME = DRAW + 1  # + colour
ACTIONS = NAME + COLOURS

MEMORY_WORDS = 3  # see slots.py


class MauState(CommonState, Protocol):
    # the cards of each hand and of the pile: `one` has a bit for each kind present and one of the low WILDS bits for each Wild,
    # `two` has a bit for each kind present twice
    one: Annotated[Int64s, PLACES]
    two: Annotated[Int64s, PLACES]
    deck: Annotated[Int8s, CARDS]  # kinds, the top first; the bottom is always at the end of the array
    deck_next: Int8
    sizes: Annotated[Int8s, MOST_PLAYERS]  # of hands
    top: Int8  # the kind on top of the pile
    colour: Int8  # 2.2: the colour to match, or ANY_COLOUR
    face: Int8  # 2.2: the face to match, or NO_FACE
    direction: Int8  # 1 clockwise, -1 counterclockwise
    stacked: Int8  # 3.2: number of cards that the Draw 2s add up to
    # what follows from the last move
    mover: Int8
    owes_mau: Int8  # 4: number of cards the mover still has to draw
    owes_draw: Int8  # 2.1, 3.2, 3.3, 6.1: number of cards the drawer still has to draw
    drawer: Int8
    next: Int8  # the seat at turn after the drawing
    # what everyone can infer about the slots of each hand, see slots.py
    barred: Annotated[Int64s, MOST_PLAYERS, MEMORY_WORDS]
    shuffles: Int16
    mixed_one: Int64  # the cards of the last shuffle, encoded as above
    mixed_two: Int64
    held_one: Int64  # the cards that were in hands at that time
    held_two: Int64
    old: Annotated[Int8s, MOST_PLAYERS]  # number of slots, the oldest, that are certainly from before the last shuffle
    fresh: Annotated[Int8s, MOST_PLAYERS]  # number of slots, the newest, that were certainly drawn since
    # what only the seat itself knows: the kinds it held at the last shuffle, and those it has drawn since
    own_old: Annotated[Int64s, MOST_PLAYERS]
    own_new: Annotated[Int64s, MOST_PLAYERS]


STATE = state_dtype(MauState, seats=MOST_PLAYERS, options=6)
