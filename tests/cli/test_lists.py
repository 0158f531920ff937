"""katzentisch games, katzentisch bots"""

import json

import pytest

from katzentisch.arena.rating import shipped_ratings
from katzentisch.bots import BOTS
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


RATING = {"value": 1731.4, "low": 1719.0, "high": 1743.8}
RATINGS = {"mau_mau": {"rules": {"wins": RATING, "ranks": RATING, "games": 900}}, "katze_im_sack": {}}


@pytest.fixture(autouse=True)
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.cli.bots.shipped_ratings", lambda: RATINGS)


@pytest.mark.parametrize(("language", "word", "rating"), [("en", "thumb", "1731 ± 12"), ("de", "Faustregeln", "1731 ± 12")])
def test_every_bot_is_listed(call: Call, language: str, word: str, rating: str) -> None:
    answer = call("--lang", language, "bots")
    assert answer.code == 0
    assert all(bot in answer.text for bot in BOTS)
    assert all(text in answer.text for text in (word, rating, "Mau Mau"))


def test_json_has_names_and_ratings(call: Call) -> None:
    listed = {bot["id"]: bot for bot in json.loads(call("bots", "mau_mau", "--json").out)}
    assert list(listed) == list(BOTS)
    assert listed["rules"]["ratings"] == {"mau_mau": RATINGS["mau_mau"]["rules"]}
    assert all(bot["name"] and bot["about"] for bot in listed.values())


def test_an_unknown_game_is_reported(call: Call) -> None:
    answer = call("bots", "poker")
    assert (answer.code, answer.out) == (2, "")
    assert "no game “poker”" in answer.err


def test_ratings_ship_with_the_package() -> None:
    assert all(rating["games"] > 0 for bots in shipped_ratings().values() for rating in bots.values())


def test_a_higher_level_has_a_higher_rating_in_every_game() -> None:
    """As docs/strength.md and the names of the levels claim."""
    for game, bots in shipped_ratings().items():
        levels = [bots[f"level{number}"]["wins"]["value"] for number in range(1, 5)]
        assert levels == sorted(levels), game
