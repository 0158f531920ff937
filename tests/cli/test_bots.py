"""katzentisch bots"""

import json

import pytest

from katzentisch.arena.rating import shipped_ratings
from katzentisch.bots import BOTS

from .conftest import Call

RATINGS = {"mau_mau": {"rules": {"mu": 31.0, "sigma": 0.75, "games": 900}}, "katze_im_sack": {}}


@pytest.fixture(autouse=True)
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.cli.bots.shipped_ratings", lambda: RATINGS)


@pytest.mark.parametrize(("language", "word", "rating"), [("en", "thumb", "31.0 ± 0.8"), ("de", "Faustregeln", "31,0 ± 0,8")])
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
    assert all(rating["sigma"] > 0 for bots in shipped_ratings().values() for rating in bots.values())
