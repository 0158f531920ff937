"""What a position of Maus, pass auf! holds in all: cards and chips must be the same after every move."""

from collections import Counter
from typing import Any

Inventory = Counter[Any]


def count(state: Any) -> tuple[Inventory, Inventory]:
    small = state.options[0] == 0
    size = 45 if small else 90
    held: Inventory = Counter(int(kind) for kind in state.cards[:size])
    right = Counter({0: 58, 1: 14, 2: 6, 3: 6, 4: 6}) if not small else Counter({0: 29, 1: 7, 2: 3, 3: 3, 4: 3})
    held["cards"] = int(state.sizes.sum()) + int(state.pile_size)
    held["chips"] = int(state.chips.sum()) + int(state.chips_left)
    return held, right + Counter({"cards": size, "chips": 5 if small else 9})
