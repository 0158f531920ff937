"""The features of a table, as tests compare them."""

from katzentisch.testing.features import features_of
from katzentisch.testing.table import Table


def seen(table: Table) -> list[int]:
    return features_of(table.game.game, table.state)
