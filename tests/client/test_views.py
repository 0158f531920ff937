"""Views of games that are installed here and of games that are not."""

import msgspec
import pytest

from katzentisch import Play
from katzentisch.client.views import UnknownView, decode_view
from katzentisch.games import GAMES
from katzentisch.games.game import Zone, ZoneView

COMMON = {"viewer": 1, "players": 2, "turn": 0, "phase": "betting", "end": None, "scores": None, "ranks": None}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_is_installed_has_its_own_view(game: str) -> None:
    view = Play(game, GAMES[game].default_players, seed=1).view(0)
    assert decode_view(msgspec.to_builtins(view)) == view


def test_the_zones_of_a_game_that_is_not_installed() -> None:
    zones = [{"name": "tarot-hand", "seat": 1, "cards": ["K"], "hidden": 0}]
    view = decode_view({"game": "tarot", **COMMON, "zones": zones})
    assert isinstance(view, ZoneView)
    assert (view.viewer, view.zones) == (1, [Zone("tarot-hand", 1, ["K"])])


def test_anything_else_of_a_game_that_is_not_installed() -> None:
    received = {"game": "tarot", **COMMON, "trumps": ["XXI"]}
    view = decode_view(received)
    assert isinstance(view, UnknownView)
    assert (view.turn, view.phase, view.fields) == (0, "betting", received)
