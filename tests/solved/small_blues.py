"""A small Katzenjammer Blues: two players, four cards each from five 4s and five 5s, a row 4 4, and one more card that ends the game.

Who wins the row and keeps two 4s has a foursome; the other one can only bid it away, without knowing what it takes.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import comb
from typing import Any

from katzentisch.games import GAMES
from katzentisch.games.chance import shuffle
from katzentisch.games.compiled import rule
from katzentisch.games.game import Game
from katzentisch.games.katzenjammer_blues.reveal import reveal
from katzentisch.play.blank_state import blank_state
from katzentisch.play.position import Position

FOUR, FIVE = 3, 4  # kinds
SAME, POOL, SMALL_HAND = 5, 10, 4
DECK = (FOUR, FOUR, FIVE)
MICE = 20


@rule
def deal(state: Any) -> None:
    for card in range(POOL):
        state.deck[card] = FOUR + card // SAME
    shuffle(state, state.deck, 0, POOL)
    for card in range(2 * SMALL_HAND):
        state.hands[card // SMALL_HAND, state.deck[card]] += 1
    for card in range(POOL):
        state.deck[card] = DECK[card] if card < len(DECK) else 0
    state.deck_size = len(DECK)


@rule
def begin(state: Any) -> None:
    state.mice_left = MICE
    state.bandleader = state.first
    for seat in range(2):
        state.sizes[seat] = SMALL_HAND
    reveal(state)


SMALL: Game = replace(GAMES["katzenjammer_blues"], id="small_blues", players=range(2, 3), options=(), deal=deal, begin=begin)


def deals() -> Iterator[tuple[Position, float]]:
    """Every pair of hands, and how likely it is."""
    for one in range(SMALL_HAND + 1):
        for other in range(SMALL_HAND + 1):
            ways = drawn(SAME, SAME, one) * drawn(SAME - one, SAME - (SMALL_HAND - one), other)
            if ways:
                yield dealt(one, other), ways / (comb(POOL, SMALL_HAND) * comb(POOL - SMALL_HAND, SMALL_HAND))


def drawn(fours: int, fives: int, taken: int) -> int:
    """The number of ways to draw a hand with `taken` 4s."""
    return comb(fours, taken) * comb(fives, SMALL_HAND - taken)


def dealt(*fours: int) -> Position:
    position = Position.wrap(SMALL, blank_state(SMALL, 2, {}, 0), last=1, is_begun=False)
    for seat, count in enumerate(fours):
        position.state.hands[seat, FOUR], position.state.hands[seat, FIVE] = count, SMALL_HAND - count
    position.state.deck[: len(DECK)] = DECK
    position.state.deck_size = len(DECK)
    position.begin()
    return position
