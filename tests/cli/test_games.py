"""katzentisch games"""

import json

import pytest

from katzentisch.cli.games import values
from katzentisch.games import GAMES
from katzentisch.games.game import Option
from katzentisch.words import LANGUAGES, say

from .conftest import Call


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_in_the_table(call: Call, language: str) -> None:
    answer = call("games", "--lang", language)
    assert answer.code == 0
    assert max(map(len, answer.out.splitlines())) <= 80
    for game in GAMES.values():
        assert game.id in answer.out
        assert say(f"{game.id}-name", language) in answer.text
        assert all(f"{option.name}: {values(option, game.players)}" in answer.text for option in game.options)


def test_defaults_are_marked() -> None:
    assert values(Option("mice", ("secret", "open")), range(3, 6)) == "secret*, open"


def test_defaults_that_depend_on_the_players() -> None:
    blues = GAMES["katzenjammer_blues"]
    assert values(blues.options[0], blues.players) == "20* (2–4), 24* (5–6)"


def test_json(call: Call) -> None:
    answer = call("games", "--json")
    listed = {game["id"]: game for game in json.loads(answer.out)}
    assert list(listed) == list(GAMES)
    assert listed["katzenjammer_blues"]["players"] == [2, 3, 4, 5, 6]
    mice = {"name": "mice", "values": [20, 24], "default": {"2": 20, "3": 20, "4": 20, "5": 24, "6": 24}}
    assert listed["katzenjammer_blues"]["options"] == [mice]
    assert listed["katze_im_sack"]["options"][0] == {"name": "mice", "values": ["secret", "open"], "default": "secret"}


def test_json_speaks_the_language_too(call: Call) -> None:
    assert json.loads(call("games", "--json", "--lang", "de").out)[0]["about"] == say("katzenjammer_blues-about", "de")
