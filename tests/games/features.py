"""The features of a position, as tests compare them."""

from typing import Any

import numpy as np

from katzentisch.games.game import Game
from katzentisch.testing.table import Table

NEVER = 77  # larger than any feature


def features_of(game: Game, state: Any, function: Any = None) -> list[int]:
    """Return the features; one extra element shows that nothing is written beyond them."""
    out = np.full(game.feature_count + 1, NEVER, np.int8)
    (function or game.encode_features)(state, out)
    assert out[-1] == NEVER
    features: list[int] = out[:-1].tolist()
    return features


def seen(table: Table) -> list[int]:
    return features_of(table.game.game, table.state)
