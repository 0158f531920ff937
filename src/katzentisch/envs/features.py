"""The features of a game as a space of Gymnasium, with their true bounds."""

import numpy as np
from gymnasium import spaces

from ..games.game import Game


def feature_space(game: Game) -> spaces.Box:
    """Return the space of the features. Columns that are always 0 are given the bounds 0 and 1: Gymnasium warns of equal bounds."""
    columns = game.feature_columns
    low, high = [column.low for column in columns], [max(column.high, column.low + 1) for column in columns]
    return spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8)
