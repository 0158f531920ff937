"""Games saved and loaded: nothing that a record says is lost on the way."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

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


def test_the_error_of_a_record_can_be_sent_to_another_process() -> None:
    """An exception that can't be unpickled would break a process pool."""
    record = kt.Play("mau_mau", 3, seed=1).record().as_dict() | {"moves": ["0 fly"]}
    with pytest.raises(kt.RecordError) as raised:
        kt.replay(record).finish()
    for error in (pickle.loads(pickle.dumps(raised.value)), copy.deepcopy(raised.value)):
        assert (error.where, error.move, error.said) == ("move", 0, raised.value.said)
        assert str(error) == str(raised.value)
    validation = kt.validate("{}")
    assert pickle.loads(pickle.dumps(validation)).as_dict("de") == validation.as_dict("de")
    with pytest.raises(kt.BadSetup, match="must be one of de, en, not the string “fr”"):
        validation.as_dict("fr")


@pytest.mark.parametrize("path", [None, 5, 1.5, b"games", "a\0b", "\ud800", ["x"], object()])
def test_what_is_no_path_is_refused(path: Any) -> None:
    for use in (lambda: kt.load(path), lambda: kt.save(path, kt.Play("mau_mau", 2, seed=1))):
        with pytest.raises(kt.BadSetup, match="path must be the path of a file"):
            use()
