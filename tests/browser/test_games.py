"""Every game, to the end, by two people with their own devices and a bot: German on a phone and English at a desk, and vice versa."""

from collections.abc import Callable

import pytest

from katzentisch.games import GAMES

from .browsing import DESKTOP, PHONE, Visitor
from .gathering import gathered
from .players import Player, play_on


@pytest.mark.parametrize("languages", [("de", "en"), ("en", "de")], ids="-".join)
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_to_the_end(game: str, languages: tuple[str, str], visitor: Callable[..., Visitor]) -> None:
    host = visitor(language=languages[0], size=PHONE)
    friend = visitor(language=languages[1], size=DESKTOP)
    gathered(game, host, friend)
    players = [Player(person, game, seed) for seed, person in enumerate((host, friend))]
    play_on(players)
    assert all(player.deeds for player in players)
