"""The reference pages: complete, current, and the same for a plug-in."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.games.registry import BUILT_IN
from katzentisch.play import game_reference
from katzentisch.play.game_reference import main, page
from katzentisch.testing.tables import positions, some_tables

ROOT = Path(__file__).parents[2]
built_in = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)


def listed(text: str, heading: str) -> dict[int, str]:
    """Return the numbered names of the list in a section."""
    block = text.split(f"## {heading}\n")[1].split("```text\n")[1].split("```", maxsplit=1)[0]
    return {int(number): name for number, name in re.findall(r"(?<!\S)(\d+) (\S+(?: \S+)*)", block)}


def test_the_pages_in_the_repository_are_current(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["--check"]) == 0


def test_a_stale_page_is_reported_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([]) == 0
    stale = tmp_path / game_reference.FOLDER / "mau_mau.md"
    stale.write_text(stale.read_text(encoding="utf-8").replace("draw", "take"), encoding="utf-8")
    assert main(["--check"]) == f"Out of date: {game_reference.FOLDER}/mau_mau.md. script/reference regenerates them."
    assert "-112 take" in capsys.readouterr().out
    assert main([]) == main(["--check"]) == 0


@built_in
def test_every_action_and_every_column_is_on_the_page(game: Game) -> None:
    text = page(game)
    moves = [move for group in game.action_groups for move in group.moves]
    assert listed(text, "Actions") == dict(enumerate(moves))
    assert len(moves) == game.actions
    assert listed(text, "Features") == {number: column.name for number, column in enumerate(game.feature_columns)}
    assert all(f"| `{name}` |" in text for name in game.state.names or () if name != "rest")


@built_in
def test_a_legal_move_is_the_one_on_the_page(game: Game) -> None:
    moves = listed(page(game), "Actions")
    for position in positions(some_tables([game])[0], seed=4, every=5):
        for action in position.legal():
            written = game.write_move(position.state, action)
            assert re.fullmatch(re.escape(moves[action]).replace("…", "[1-5J]*"), written)


def test_a_game_that_declares_less_has_a_shorter_page() -> None:
    game = replace(GAMES["mau_mau"], options=(), action_groups=(), feature_groups=(), folder=ROOT / "nowhere")
    text = page(game)
    assert "The game does not say what they mean." in text
    assert "## Options" not in text
    assert "## Features" not in text
    assert "| `plies` | int32 |  | decisions so far |" in text


def test_one_page_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mau_mau"]) == 0
    assert capsys.readouterr().out == page(GAMES["mau_mau"])


@pytest.mark.parametrize("arguments", [["chess"], ["--check", "mau_mau"], ["--help"]])
def test_other_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == "usage: script/reference [--check | GAME]\n"
