"""What a position of Katzenjammer Blues holds in all: cards and mice must be the same after every move."""

from collections import Counter
from typing import Any

from katzentisch.games.katzenjammer_blues.state import COPIES, JOKER, KINDS

Inventory = Counter[Any]


def count(state: Any) -> tuple[Inventory, Inventory]:
    held: Inventory = Counter()
    for kind in range(KINDS):
        held[kind] += int(state.discard[kind]) + sum(int(hand[kind]) for hand in state.hands[: state.players])
    held.update(int(card) for card in state.row[: state.row_size])
    held.update(int(card) for card in state.deck[state.deck_next : state.deck_size])
    held[JOKER] += int(state.jokers.sum())
    right = Counter(dict.fromkeys(range(KINDS), COPIES))
    mice = 20 if state.options[0] == 0 else 24
    held["mice"] = int(state.mice.sum()) + int(state.mice_left)
    assert state.sizes[: state.players].tolist() == state.hands[: state.players].sum(axis=1).tolist()
    return held, right + Counter({"mice": mice})
