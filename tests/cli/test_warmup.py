"""The word about the first compilation."""

from pathlib import Path

import numba
import pytest

from katzentisch.cli import warmup
from katzentisch.cli.screen import Screen
from katzentisch.games import GAMES
from katzentisch.games.calls import calls
from katzentisch.games.game import Game

GAME = GAMES["maus_pass_auf"]


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(warmup, "mark_of", lambda game, part: tmp_path / f"{game.id}-{part.name}")
    return tmp_path / "maus_pass_auf-play"


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "Compiling the rules of Maus, pass auf! (first run only) …"), ("de", "Die Regeln von Maus, pass auf! werden übersetzt")],
)
def test_it_is_told_once(mark: Path, capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    for expected in (True, False):
        with warmup.warm(Screen(language), GAME) as is_cold:
            assert is_cold is expected
        out, err = capsys.readouterr()
        assert out == ""
        assert (word in err) is expected


def test_not_where_json_is_wanted(mark: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with warmup.warm(Screen("en"), GAME, quiet=True):
        pass
    assert capsys.readouterr() == ("", "")
    assert mark.exists()


def test_what_was_interrupted_is_not_done(mark: Path) -> None:
    with pytest.raises(KeyboardInterrupt), warmup.warm(Screen("en"), GAME):
        raise KeyboardInterrupt
    assert not mark.exists()


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_practice_compiles_everything_that_is_called(game: Game) -> None:
    warmup.practise(game)
    call = calls(game)
    assert all(each.signatures for each in (call.deal, call.begin, call.legal, call.apply, call.chance, call.observe))


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
def test_another_processor_needs_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    here = warmup.mark_of(GAME, warmup.PLAY)
    monkeypatch.setattr(numba.config, "CPU_NAME", "generic")
    elsewhere = warmup.mark_of(GAME, warmup.PLAY)
    assert here
    assert elsewhere
    assert here != elsewhere
    assert elsewhere.name.endswith("generic")


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_bots_that_search_are_asked_where_there_is_a_choice(game: Game) -> None:
    """With a single move there is nothing to search for, and nothing would be compiled."""
    assert len(warmup.with_choice(game).legal()) > 1 or game.actions == 1
