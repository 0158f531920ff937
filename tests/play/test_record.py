"""Games saved and loaded: nothing that a record says is lost on the way."""

import json
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch.play.deal_check import check

from .fair_records import fair_record

every_game = pytest.mark.parametrize("game", list(kt.GAMES))


@every_game
def test_how_it_was_dealt_and_who_played_survive(game: str, tmp_path: Path) -> None:
    more = {"names": ["Ada", "Bo", "Cy"], "bots": [None, "level2", None], "date": "2024-05-01", "of somebody else": {"x": [1, None]}}
    record = {**fair_record(game, 3), **more}
    (tmp_path / "one").write_text(json.dumps(record))
    kt.save(tmp_path / "two", *kt.load(tmp_path / "one"))
    again = json.loads((tmp_path / "two").read_bytes())
    assert again == record
    check(again)
    kt.save(tmp_path / "three", *kt.load(tmp_path / "two"))
    assert (tmp_path / "three").read_bytes() == (tmp_path / "two").read_bytes()


def test_what_a_fair_check_gives_can_be_saved_and_checked_again(tmp_path: Path) -> None:
    """A client's check_deals() gives such games."""
    kt.save(tmp_path / "x", check(fair_record("mau_mau", 3)))
    check(json.loads((tmp_path / "x").read_bytes()))


@every_game
def test_a_game_in_progress_says_how_it_stands_now(game: str, tmp_path: Path) -> None:
    """The moves and the result are the game's own; only what else was said is kept."""
    play = kt.Play(game, 3, seed=1)
    (tmp_path / "x").write_bytes(play.record().with_notes(names=["Ada", "Bo", "Cy"]).encode())
    (loaded,) = kt.load(tmp_path / "x")
    loaded.move(loaded.legal[0])
    assert len(loaded.record().moves) > 0
    assert loaded.record().notes["names"] == ["Ada", "Bo", "Cy"]
    assert kt.Play(game, 3, seed=1).notes == {}
