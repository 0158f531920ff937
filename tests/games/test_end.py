"""After the end of a game nothing is legal, whatever the game."""

from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.testing.tables import positions, viewers


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_after_the_end_nothing_can_be_done(game: Game[Any]) -> None:
    *_, end = positions((game, game.players[0], {}))
    before = end.array.tobytes()
    assert end.is_over
    assert end.legal() == []
    assert not any(end.rules.apply(end.array, 0, action) for action in range(-1, game.actions + 1))
    assert end.array.tobytes() == before


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.has_auctions], ids=lambda game: game.id)
def test_an_auction_has_a_name_only_while_it_can_be_bid_in(game: Game[Any]) -> None:
    """And the same one for everybody who is in it."""
    for position in positions((game, game.players[0], {})):
        names = {viewer: game.auction(position.observe(viewer).state) for viewer in viewers(position)}
        assert len(set(names.values()) - {None}) <= 1
        if position.is_over:
            assert set(names.values()) == {None}
