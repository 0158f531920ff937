"""What a position of Mau Mau holds in all: cards must be the same after every move."""

from collections import Counter
from typing import Any

import numpy as np

from katzentisch.games.mau_mau.state import CARDS, PILE, WILD

Inventory = Counter[Any]


def count(state: Any) -> tuple[Inventory, Inventory]:
    """Bits of `one` and `two` are a card each, those of `one` from WILD on are wild ones."""
    places = [*range(state.players), PILE]
    ones, twos = state.one[places], state.two[places]
    in_deck = np.bincount(state.deck[state.deck_next : CARDS], minlength=WILD + 1)
    held = in_deck + np.append(cards_in(ones) + cards_in(twos), np.bitwise_count(ones >> WILD).sum())
    sizes = np.bitwise_count(ones) + np.bitwise_count(twos)
    assert sizes[:-1].tolist() == state.sizes[: state.players].tolist()
    return Counter(dict(enumerate(held.tolist()))), Counter(dict.fromkeys(range(WILD), 2) | {WILD: 6})


def cards_in(sets: Any) -> Any:
    """How many of each kind, without the wild ones."""
    return (sets[:, None] >> np.arange(WILD, dtype=sets.dtype) & 1).sum(axis=0)
