"""Maus, pass auf! (Haim Shafir, AMIGO 2004): constants and the state. The rules are in rules/maus_pass_auf.md.

Its rulings: 6 mice of each kind (1.1), half of everything as the small pack (1.2), who gets one card more (1.3), a mouse turned up by the
deal is not hunted (2.6, option `dealt_mouse`), a player's last card takes effect first, and nobody gets a pile that it doesn't win (3.2),
the game ends after 10,000 cards (3.3), equal cards and chips (3.4), series (3.5).

A card never changes its place in `cards`: seat 0's stack comes first, from the top, then seat 1's and so on, and the card in the middle
comes last. Stacks and pile are linked lists of places, so a pile is won in one step. The links follow from what everyone saw and reveal
nothing about face-down cards.
"""

from typing import Annotated, Protocol

from ..arrays import Int8, Int8s
from ..state import CommonState, state_dtype

MOST_PLAYERS = 6
MOST_CARDS = 90

# 1.1: cards are kinds 0 … 4: cheese, cat, and the mice with 1, 2 and 3 paws, starting with MOUSE
CHEESE, CAT, MOUSE = range(3)
KINDS = 5
UNKNOWN = -1  # instead of a kind, if nobody has seen the card

PACK, UNDER, DEALT_MOUSE = range(3)
SMALL, FULL = range(2)
UNFLIPPED, FLIPPED = range(2)
WAITS, HUNTED = range(2)
COPIES = ((29, 7, 3, 3, 3), (58, 14, 6, 6, 6))  # 1.1, 1.2: by pack, the number of each kind
PACK_SIZE = (45, 90)
CHIPS = (5, 9)

TURNING, HUNTING = range(2)
LAST_CHIP, EMPTY, LIMIT = 1, 2, 3
MOST_TURNS = 10_000

TURN = 0  # the only action
ACTIONS = 1


class MausState(CommonState, Protocol):
    cards: Annotated[Int8s, MOST_CARDS]  # by place: the card's kind, or UNKNOWN
    under: Annotated[Int8s, MOST_CARDS]  # by place: the place of the card below it; undefined for a bottom card
    tops: Annotated[Int8s, MOST_PLAYERS]  # by seat: the place of the stack's top card
    bottoms: Annotated[Int8s, MOST_PLAYERS]  # by seat: the place of its bottom card
    sizes: Annotated[Int8s, MOST_PLAYERS]  # number of cards in the stack
    fresh: Annotated[Int8s, MOST_PLAYERS]  # number of them, all on top, that nobody has seen since the deal
    chips: Annotated[Int8s, MOST_PLAYERS]
    chips_left: Int8
    pile_first: Int8  # the place that comes up first once the pile is won
    pile_last: Int8  # the place that comes up last
    pile_size: Int8
    owner: Int8  # the seat that laid the hunted mouse, NOBODY if the deal did; the seat at turn hunts it
    paws: Int8  # of that mouse
    tries: Int8  # number of cards the hunter may still flip, 0 if there is no hunt
    hidden: Annotated[Int8s, KINDS]  # in an observation: the number of each kind that nobody has seen


STATE = state_dtype(MausState, seats=MOST_PLAYERS, options=3)
