"""Features for networks: small numbers that encode all that the seat at turn knows, and nothing else."""

from collections.abc import Iterator
from itertools import islice

import pytest

from katzentisch.games import GAMES
from katzentisch.games.feature_encoding import LARGEST
from katzentisch.games.plain_state import interpreted
from katzentisch.play.position import Position
from katzentisch.testing.tables import Table, name_of, positions, some_tables

from .features import features_of

DECIDED = [table for table in some_tables() if table[0].feature_count]


def decisions(table: Table) -> Iterator[Position]:
    """Some from the whole of a game, or its first thousand moves."""
    return (position for position in islice(positions(table, seed=5, every=9), 110) if position.turn is not None)


@pytest.mark.slow_interpreted
@pytest.mark.parametrize("table", DECIDED, ids=name_of)
def test_features_depend_only_on_what_the_seat_knows(table: Table) -> None:
    game = table[0]
    for position in decisions(table):
        assert position.turn is not None
        features = features_of(game, position.state)
        assert all(abs(feature) <= LARGEST for feature in features)
        assert features_of(game, position.observe(position.turn).state) == features


@pytest.mark.parametrize("table", DECIDED[::3], ids=name_of)
def test_compiled_and_interpreted_features_are_the_same(table: Table) -> None:
    game = table[0]
    for position in islice(decisions(table), 0, None, 10):
        assert features_of(game, position.state) == features_of(game, position.state, interpreted(game.encode_features))


def test_a_game_without_decisions_has_no_features() -> None:
    assert features_of(GAMES["maus_pass_auf"], None) == []
