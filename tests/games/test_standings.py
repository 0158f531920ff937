"""How seats stand during a game: the order in which the rules would rank them if it ended now."""

import pytest

from katzentisch.games.state import no_standing
from katzentisch.testing.tables import Table, name_of, positions, some_tables


@pytest.mark.parametrize("table", some_tables(), ids=name_of)
def test_at_the_end_it_is_the_standing_that_the_rules_wrote(table: Table) -> None:
    game, players, _ = table
    for position in positions(table, every=10**6):
        assert no_standing(position.state, 0) == 0
        if position.is_over:
            standing = [int(game.standing_now(position.state, seat)) for seat in range(players)]
            assert standing == position.array["standing"][0, :players].tolist()
            assert [standing[seat] == max(standing) for seat in range(players)] == [rank == 1 for rank in position.ranks or []]
