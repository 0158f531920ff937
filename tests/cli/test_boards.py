"""The boards fit the screen in both languages, for seats and spectators, and show no secrets."""

import io
import json
from collections.abc import Iterator

import pytest
from rich.console import Console

from katzentisch.games import GAMES
from katzentisch.games.game import View, Zone, ZoneView
from katzentisch.games.terminal_board import BoardText, board_for, draw_board, field_board, zone_board
from katzentisch.play.play import Play
from katzentisch.play.replay import replay
from katzentisch.words import LANGUAGES

from .conftest import RECORDS

NAMES = ("Human", "Minka", "Felix", "Luna", "Moritz", "Mimi", "Tiger", "Socke", "Pauli", "Ophelia")


def positions(game: str, records: int = 4, every: int = 11) -> Iterator[Play]:
    """Some of what happens in recorded games."""
    for line in (RECORDS / f"{game}.jsonl").read_text().splitlines()[:records]:
        steps = replay(json.loads(line))
        for number, _ in enumerate(steps):
            if number % every == 0 or steps.play.over:
                yield steps.play


def drawn(play: Play, viewer: int | None, language: str = "en") -> str:
    paper = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    paper.print(draw_board(play.view(viewer), BoardText(language, NAMES)))
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_board_fits_the_screen(game: str, language: str) -> None:
    for play in positions(game):
        for viewer in (0, play.players - 1, None):
            lines = drawn(play, viewer, language).splitlines()
            assert len(lines) <= 18
            assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_on_it_and_whose_turn_it_is(game: str) -> None:
    for play in positions(game, records=2):
        text = drawn(play, 1)
        assert all(name in text for name in NAMES[: play.players])
        assert "Minka (you)" in text
        if play.turn is not None:
            assert any(line.startswith(f"> {NAMES[play.turn]}") for line in text.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_board_of_its_own(game: str) -> None:
    assert board_for(GAMES[game].view_type) not in (field_board, zone_board)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_one_is_shown_by_its_fields(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.games.terminal_board.board_for", lambda view_type: field_board)
    play = next(positions(game))
    text = drawn(play, 0)
    assert all(name in text for name in NAMES[: play.players])


class FakeView(ZoneView, tag="mau_mau", frozen=True):
    pass


def zones(*zones: Zone) -> FakeView:
    return FakeView(0, 2, 1, "playing", None, None, None, list(zones))


def test_a_game_with_zones_is_shown_by_them() -> None:
    assert board_for(FakeView) is zone_board
    assert board_for(View) is field_board
    view = zones(
        Zone("cli-hand", 0, ["r1", "wild"]), Zone("cli-hand", 1, [], hidden=3), Zone("cli-row", None, ["g2"]), Zone("cli-middle", None, [])
    )
    paper = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    paper.print(draw_board(view, BoardText("en", NAMES)))
    assert isinstance(paper.file, io.StringIO)
    lines = [" ".join(line.split()) for line in paper.file.getvalue().splitlines()[1:]]
    assert lines == ["> Minka Hand: 3 cards", "Row g2", "Middle –", "Human (you) Hand: r1 wild"]
