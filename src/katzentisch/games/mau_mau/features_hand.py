"""The own hand of Mau Mau and what it leaves unseen, as numbers for a network. Numbers like 2.2 are paragraphs of the rules."""

from typing import Any

from ..coding import amount, bits_of, flag, up_to
from ..compiled import rule
from .cards import count
from .rules import fitting
from .state import COLOURED, COLOURS, FACES, ONE_COLOUR, ONE_FACE, PILE, WILD, WILD_COPIES


@rule
def hand_features(state: Any, me: int, out: Any, at: int) -> int:
    """1.1: how often each kind is there; 2.2: and how many cards have a colour or a face, here and unseen; 2.1: how many fit."""
    one, two = int(state.one[me]), int(state.two[me])
    at = bits_of(out, at, one, WILD)
    at = bits_of(out, at, two, WILD)
    at = bits_of(out, at, one >> WILD, WILD_COPIES)
    at = up_to(out, at, state.sizes[me], 9)
    at = up_to(out, at, count(one & fitting(state) & COLOURED), 3)
    at = flag(out, at, one & fitting(state) > COLOURED)
    for colour in range(COLOURS):
        at = group_features(state, me, ONE_COLOUR << FACES * colour, 2 * FACES, out, at)
    for face in range(FACES):
        at = group_features(state, me, ONE_FACE << face, 2 * COLOURS, out, at)
    return amount(out, at, WILD_COPIES - count(one >> WILD) - count(int(state.one[PILE]) >> WILD))


@rule
def group_features(state: Any, me: int, kinds: int, cards: int, out: Any, at: int) -> int:
    """1.1: of so many cards of some kinds: how many are in the hand, and how many in the deck or in other hands."""
    held = count(state.one[me] & kinds) + count(state.two[me] & kinds)
    at = amount(out, at, held)
    return amount(out, at, cards - held - count(state.one[PILE] & kinds) - count(state.two[PILE] & kinds))
